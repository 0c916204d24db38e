/** One line of the benchmark's report. */
export interface Row {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** What `value` may be at most, or at least where `atLeast`; absent where it is only told. */
  readonly budget?: number;
  readonly atLeast?: boolean;
  /** What the value is compared with, in words: `×12 of Ink, full frames`. */
  readonly note?: string;
}

/** Whether a row keeps its budget; rows without one do. */
export function keepsBudget(row: Row): boolean {
  if (row.budget === undefined) return true;
  return row.atLeast ? row.value >= row.budget : row.value <= row.budget;
}

/** Rows as an aligned table of text. */
export function printRows(rows: readonly Row[]): string {
  const cells = rows.map(row => [
    row.name,
    format(row.value),
    row.unit,
    row.budget === undefined ? '' : `${row.atLeast ? '≥' : '≤'} ${format(row.budget)}`,
    row.budget === undefined ? '' : keepsBudget(row) ? 'ok' : 'OVER',
    row.note ?? '',
  ]);
  const widths = [0, 1, 2, 3, 4, 5].map(column => Math.max(...cells.map(line => line[column]!.length)));
  return cells
    .map(line =>
      line
        .map((cell, column) => (column === 1 ? cell.padStart(widths[1]!) : cell.padEnd(widths[column]!)))
        .join('  '),
    )
    .map(line => line.trimEnd())
    .join('\n');
}

function format(value: number): string {
  if (Number.isInteger(value)) return String(value);
  return value >= 100 ? value.toFixed(0) : value.toPrecision(3);
}
