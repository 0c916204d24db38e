/** One line that stays on the person's own screen after the session. */
export const farewell = {
  bye: 'Bye.',
  seatKept: (table: string) => `Bye. Your seat at ${table} is kept.`,
  seatKeptUntil: (table: string, minutes: number, command: string) =>
    `Bye. Your seat at ${table} is kept for ${minutes === 1 ? '1 minute' : `${minutes} minutes`}: ${command}`,
  takeover: 'You came in from somewhere else: the game goes on there.',
  goingDown: 'The server is stopping. Tables are kept; connect again in a moment.',
  fault: 'Something went wrong here; please connect again.',
  faultSeatKept: 'Something went wrong here. Your seat is kept; please connect again.',
  goingDownSoon: 'The server is about to stop. Your tables are kept.',
};
