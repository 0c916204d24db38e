import type { TableSnapshot } from '../../../table/snapshot.ts';

type Chat = TableSnapshot['chat'];

/** Follows a table's chat for somebody who may not have it open: what is new, and how many lines are unread. */
export class ChatWatch {
  unread = 0;
  private last: number | null = null;

  /** Takes the chat as it is now. Returns the newest line that others said since the last time; null where there is none. */
  take(chat: Chat, me: string): Chat[number] | null {
    const last = this.last;
    this.last = chat.at(-1)?.number ?? last ?? -1;
    // What was said before one came is no news.
    if (last === null) return null;
    const news = chat.filter(({ number, name }) => number > last && name !== me);
    this.unread += news.length;
    return news.at(-1) ?? null;
  }

  read(): void {
    this.unread = 0;
  }
}
