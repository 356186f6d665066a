import type { ComputeFields } from '#mock/handler.ts';
import { honourView } from './honour-view.ts';
import type { HonourRow } from './rows.ts';

export const honourFields: ComputeFields<HonourRow> = ({ user, now }) => ({
	row: (honour) => honourView({ userId: user?.id ?? null, now: now() }, honour),
});
