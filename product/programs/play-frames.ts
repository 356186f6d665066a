/** The longest time between two frames that is played: a hidden page draws none. */
const LONGEST_FRAME = 100;

/**
 * Calls `play` in each frame of the browser with the milliseconds since the frame before, 0 in the first one, for as long as it returns true. Frames
 * come only while the page is visible. Returns what ends it.
 */
export function playFrames(play: (milliseconds: number, now: number) => boolean): () => void {
	let last: number | null = null;
	let request = 0;
	const frame = (now: number): void => {
		const milliseconds = last === null ? 0 : Math.min(now - last, LONGEST_FRAME);
		last = now;
		if (play(milliseconds, now)) request = requestAnimationFrame(frame);
	};
	request = requestAnimationFrame(frame);
	return () => cancelAnimationFrame(request);
}
