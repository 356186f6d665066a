import type { HonourRow } from '#mock/seed/learning/rows.ts';
import type { Honour } from './answers.ts';
import { byTime, isPast, type Scene } from './scene.ts';

/** Who looks, and when; null for somebody who has not signed in. */
export interface Looker {
	now: number;
	userId: string | null;
}

export function honourView({ userId, now }: Looker, row: HonourRow): Honour {
	const {
		id,
		kind,
		title,
		level,
		ownerName,
		teamName,
		issuer,
		issuedAt,
		expiresAt,
		no,
		verifyCode,
		image,
		rarity,
		stateNote,
		hidden,
		likes,
		reason,
		courseId,
		competitionId,
	} = row;
	const mine = userId !== null && row.userId === userId;
	return {
		...{
			id,
			kind,
			title,
			level,
			ownerName,
			teamName,
			issuer,
			issuedAt,
			expiresAt,
			no,
			image,
			rarity,
			stateNote,
			hidden,
			likes,
			reason,
			courseId,
			competitionId,
		},
		verifyCode: mine ? verifyCode : undefined,
		state: row.state ?? (isPast(expiresAt, now) ? 'expired' : 'valid'),
		mine,
		unlocked: row.state !== 'locked',
		revealed: isRevealed(row),
		...(isRevealed(row) ? {} : { title: '一枚还没揭晓的徽章', image: '/honours/badge-wrapped.svg', reason: undefined }),
	};
}

/** What a badge was earned for stays a surprise until its owner wants to know. */
const isRevealed = ({ revealed = true }: HonourRow): boolean => revealed;

/** Honours of the user, the latest first; badges still locked at the end. */
export function ownHonours(scene: Scene): Honour[] {
	const rows = scene.db.rowsBy<HonourRow>('honours', 'userId', scene.user.id);
	return [...rows].sort(byTime((row) => row.issuedAt)).map((row) => honourView(lookerOf(scene), row));
}

/** What everybody may see, and all that is the user's own. */
export function visibleHonours(scene: Scene): Honour[] {
	const rows = scene.db
		.rows<HonourRow>('honours')
		.filter((row) => row.userId === scene.user.id || (!row.hidden && row.state === undefined && isRevealed(row)));
	return [...rows].sort(byTime((row) => row.issuedAt)).map((row) => honourView(lookerOf(scene), row));
}

const lookerOf = ({ user, now }: Scene): Looker => ({ userId: user.id, now });

/** The certificate with this code, whatever its state; its owner's name is all that is told of him. */
export function honoursByCode(look: Looker & Pick<Scene, 'db'>, code: string): Honour[] {
	const wanted = code.trim().toUpperCase();
	return look.db
		.rows<HonourRow>('honours')
		.filter((row) => row.verifyCode === wanted)
		.map((row) => ({ ...honourView(look, row), verifyCode: wanted }));
}
