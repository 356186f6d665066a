import { createContext, use } from 'react';
import type { PrintSheet } from './block-base.ts';

export const SheetContext = createContext<PrintSheet | null>(null);

/** The sheet around a block; null if the whole page is printed. */
export const useSheet = (): PrintSheet | null => use(SheetContext);
