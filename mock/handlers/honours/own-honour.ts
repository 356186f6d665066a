import type { RequestContext } from '#mock/context.ts';
import type { Honour } from '#mock/handlers/answer-types.ts';
import type { Viewer } from '#mock/handlers/request/viewer.ts';
import type { HonourRow } from '#mock/rows/learning.ts';
import { honourView } from './honour-view.ts';

export function updateOwnHonour(
	{ fail, input }: RequestContext<{ honourId: string }>,
	{ db, user, now }: Viewer,
	changes: Partial<Pick<HonourRow, 'hidden' | 'revealed'>>,
): Honour {
	const row = db.find<HonourRow>('honours', input.honourId);
	if (!row || row.userId !== user.id || row.state === 'locked') return fail(404, '没有这份荣誉');
	return honourView({ userId: user.id, now }, db.update<HonourRow>('honours', row.id, changes));
}
