import type { HonourRow } from '#mock/seed/learning/rows.ts';
import type { Honour } from './answers.ts';
import { byTime, isPast, type Scene } from './scene.ts';

export function honourView({ user, now }: Scene, row: HonourRow): Honour {
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
	const mine = row.userId === user.id;
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
		revealed: row.revealed ?? kind !== 'badge',
	};
}

/** Honours of the user, the latest first; badges still locked at the end. */
export function ownHonours(scene: Scene): Honour[] {
	const rows = scene.db.rowsBy<HonourRow>('honours', 'userId', scene.user.id);
	return [...rows].sort(byTime((row) => row.issuedAt)).map((row) => honourView(scene, row));
}

/** What everybody may see, and all that is the user's own. */
export function visibleHonours(scene: Scene): Honour[] {
	const rows = scene.db
		.rows<HonourRow>('honours')
		.filter((row) => row.userId === scene.user.id || (!row.hidden && row.state === undefined));
	return [...rows].sort(byTime((row) => row.issuedAt)).map((row) => honourView(scene, row));
}

/** The certificate with this code, whatever its state; its owner's name is all that is told of him. */
export function honoursByCode(scene: Scene, code: string): Honour[] {
	const wanted = code.trim().toUpperCase();
	return scene.db
		.rows<HonourRow>('honours')
		.filter((row) => row.verifyCode === wanted)
		.map((row) => ({ ...honourView(scene, row), verifyCode: wanted }));
}
