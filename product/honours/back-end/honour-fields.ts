import type { ComputeFields } from '#mock/handler.ts';
import type { HonourRow } from '#mock/rows/learning.ts';
import { honourView } from './honour-view.ts';

export const honourFields: ComputeFields<HonourRow> = ({ user, now }) => ({
	row: (honour) => honourView({ userId: user?.id ?? null, now: now() }, honour),
});
