/** A number as people write it: 25,000. */
export function numberText(value: number): string {
  const digits = String(Math.abs(value)).replace(/\B(?=(\d{3})+$)/g, ',');
  return value < 0 ? `-${digits}` : digits;
}

/** A change of a score: +3, -1, 0. */
export function changeText(value: number): string {
  return value > 0 ? `+${numberText(value)}` : numberText(value);
}

/** Points in thousands as rankings give them: +15.1, -10.0. */
export function thousandsText(points: number): string {
  const tenths = Math.round(points / 100);
  return `${tenths > 0 ? '+' : ''}${(tenths / 10).toFixed(1)}`;
}

/** A time as minutes and seconds, 0:09; what is left of a second counts as one. @param milliseconds 0 or more */
export function timeText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
