import { botzoneFormat } from './botzone/botzone.ts';
import { textFormat } from './botzone/text.ts';
import type { ExportFormat } from './format.ts';
import { jsonFormat } from './json.ts';
import { mjaiFormat } from './mjai.ts';
import { tenhou6Format } from './tenhou6/tenhou6.ts';

/** Every format that a record can be exported to. A new one is a file beside this one and a line here. */
export const exportFormats: readonly ExportFormat[] = [
  tenhou6Format,
  mjaiFormat,
  botzoneFormat,
  textFormat,
  jsonFormat,
];

/** The format of an id; undefined where there is none. */
export function exportFormatOf(id: string): ExportFormat | undefined {
  return exportFormats.find(format => format.id === id);
}
