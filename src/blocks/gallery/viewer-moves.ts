/** Index of the picture that a key moves to; null for other keys. Does not wrap around. */
export function pictureAt(index: number, count: number, key: string): number | null {
	const to = { ArrowRight: index + 1, ArrowLeft: index - 1, PageDown: index + 1, PageUp: index - 1, Home: 0, End: count - 1 }[key];
	return to === undefined ? null : Math.max(0, Math.min(count - 1, to));
}

export interface Offset {
	x: number;
	y: number;
}

const SWIPE = 48;

export function swipeOf({ x, y }: Offset): 1 | 0 | -1 {
	if (Math.abs(x) < SWIPE || Math.abs(x) < 1.5 * Math.abs(y)) return 0;
	return x < 0 ? 1 : -1;
}

const ZOOMS = [1, 1.5, 2, 3, 4];
export const LARGEST_ZOOM = 4;

export function zoomBy(zoom: number, direction: 1 | -1): number {
	const larger = ZOOMS.find((each) => each > zoom) ?? LARGEST_ZOOM;
	return direction > 0 ? larger : (ZOOMS.findLast((each) => each < zoom) ?? 1);
}

/** Limits panning so that the edges of the picture stay outside the stage. */
export function keepOnStage({ x, y }: Offset, zoom: number, stage: { width: number; height: number }): Offset {
	const room = (size: number): number => (size * (zoom - 1)) / 2;
	const within = (value: number, most: number): number => Math.max(-most, Math.min(most, value)) || 0;
	return { x: within(x, room(stage.width)), y: within(y, room(stage.height)) };
}
