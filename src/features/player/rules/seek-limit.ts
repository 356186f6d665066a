export interface SeekInput {
	target: number;
	seconds: number;
	/** Whether the course lets students jump ahead when they see the film for the first time. */
	free: boolean;
	/** The furthest second that was played. */
	furthest: number;
}

const TOLERANCE = 2;

/** Where a jump leads, inside the film; `held` when it was to go further than what has been seen. */
export function limitSeek({ target, seconds, free, furthest }: SeekInput): { to: number; held: boolean } {
	const inside = Math.min(Math.max(0, target), Math.max(0, seconds));
	const held = !free && inside > furthest + TOLERANCE;
	return { to: held ? furthest : inside, held };
}
