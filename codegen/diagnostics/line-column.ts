import { type LineColumn, LineTable } from './line-table.ts';

export const lineColumn = (text: string, offset: number): LineColumn => new LineTable(text).place(offset);
