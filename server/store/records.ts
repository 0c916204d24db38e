/** A finished match as the list of records shows it. */
export interface RecordRow {
  readonly id: string;
  readonly ruleset: string;
  /** Wall time in ms. */
  readonly finishedAt: number;
  /** Plain JSON for lists: who sat where, and how it ended. */
  readonly summary: unknown;
}

/** Records of finished matches. */
export interface Records {
  /** Keeps a record, its text byte for byte. Saving the same id again changes nothing: a record is final. */
  saveRecord(row: RecordRow, text: string): Promise<void>;
  /** A record's text. */
  readRecord(id: string): Promise<string | undefined>;
  /** Newest first. */
  listRecords(filter?: RecordFilter): Promise<RecordRow[]>;
}

export interface RecordFilter {
  readonly ruleset?: string;
  /** Only those finished before this time, to page on. */
  readonly before?: number;
  readonly limit?: number;
}
