import type { ComputeFields } from '#mock/handler.ts';
import { countItems } from './menu-versions.ts';
import type { MenuScheduleRow } from './rows.ts';

export const scheduleFields: ComputeFields<MenuScheduleRow> = () => ({ row: ({ list }) => ({ items: countItems(list) }) });
