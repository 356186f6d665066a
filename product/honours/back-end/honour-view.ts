import type { Viewer } from '#app/account/back-end/viewer.ts';
import { byTime, isPast } from '#mock/store/times.ts';
import type { Honour } from './answer-types.ts';
import type { HonourRow } from './rows.ts';

/** The user and time of a request; `userId` is null without sign-in. */
export interface HonourViewer {
	now: number;
	userId: string | null;
}

export function honourView({ userId, now }: HonourViewer, row: HonourRow): Honour {
	const mine = userId !== null && row.userId === userId;
	return {
		...row,
		verifyCode: mine ? row.verifyCode : undefined,
		state: row.state ?? (isPast(row.expiresAt, now) ? 'expired' : 'valid'),
		mine,
		unlocked: row.state !== 'locked',
		revealed: isRevealed(row),
		...(isRevealed(row) ? {} : { title: '一枚还没揭晓的徽章', image: '/honours/badge-wrapped.svg', reason: undefined }),
	};
}

/** Title, image and reason of a badge are hidden until its owner reveals it. */
const isRevealed = ({ revealed = true }: HonourRow): boolean => revealed;

/** Most recent first; locked badges last. */
export function ownHonours(viewer: Viewer): Honour[] {
	const rows = viewer.db.rowsBy<HonourRow>('honours', 'userId', viewer.user.id);
	return [...rows].sort(byTime((row) => row.issuedAt)).map((row) => honourView(honourViewerOf(viewer), row));
}

export function visibleHonours(viewer: Viewer): Honour[] {
	const rows = viewer.db
		.rows<HonourRow>('honours')
		.filter((row) => row.userId === viewer.user.id || (!row.hidden && row.state === undefined && isRevealed(row)));
	return [...rows].sort(byTime((row) => row.issuedAt)).map((row) => honourView(honourViewerOf(viewer), row));
}

const honourViewerOf = ({ user, now }: Viewer): HonourViewer => ({ userId: user.id, now });

/** Finds a certificate by code in any state; exposes only its owner's name. */
export function honoursByCode(viewer: HonourViewer & Pick<Viewer, 'db'>, code: string): Honour[] {
	return viewer.db
		.rows<HonourRow>('honours')
		.filter((row) => row.verifyCode === code)
		.map((row) => ({ ...honourView(viewer, row), verifyCode: code }));
}
