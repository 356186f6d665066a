import { type LineColumn, LineTable } from './line-table.ts';

/** Line and column of one offset; for many of one file make a `LineTable`. */
export const lineColumn = (text: string, offset: number): LineColumn => new LineTable(text).place(offset);
