interface Marker {
	id: string;
	t: number;
}

export interface Step {
	from: number;
	to: number;
}

/** The question passed in this step of playback; null if it was answered or skipped by a seek. */
export function dueMarker<M extends Marker>(markers: readonly M[], { from, to }: Step, isAnswered: (id: string) => boolean): M | null {
	if (to < from || to - from > 2) return null;
	return markers.find(({ id, t }) => from <= t && t <= to && !isAnswered(id)) ?? null;
}
