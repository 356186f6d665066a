import { type LineColumn, LineTable } from './line-table.ts';

/** Line and column of one offset. For several offsets in a file use a `LineTable`. */
export const lineColumn = (text: string, offset: number): LineColumn => new LineTable(text).place(offset);
