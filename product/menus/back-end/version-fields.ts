import type { ComputeFields } from '#mock/handler.ts';
import type { MenuVersionRow } from '#mock/rows/menus.ts';
import { versionSummary } from './menu-versions.ts';

export const versionFields: ComputeFields<MenuVersionRow> = () => ({ row: versionSummary });
