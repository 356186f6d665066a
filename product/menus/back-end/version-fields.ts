import type { ComputeFields } from '#mock/handler.ts';
import { versionSummary } from './menu-versions.ts';
import type { MenuVersionRow } from './rows.ts';

export const versionFields: ComputeFields<MenuVersionRow> = () => ({ row: versionSummary });
