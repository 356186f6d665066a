export interface SeekInput {
	target: number;
	seconds: number;
	/** The course allows seeking ahead on the first viewing. */
	free: boolean;
	/** The furthest second played. */
	furthest: number;
}

const TOLERANCE = 2;

export function limitSeek({ target, seconds, free, furthest }: SeekInput): { to: number; held: boolean } {
	const inside = Math.min(Math.max(0, target), Math.max(0, seconds));
	const held = !free && inside > furthest + TOLERANCE;
	return { to: held ? furthest : inside, held };
}
