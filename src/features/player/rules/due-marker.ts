interface Marker {
	id: string;
	t: number;
}

export interface Step {
	from: number;
	to: number;
}

/** The question that the film has just come to by playing; null for one that was answered or jumped over. */
export function dueMarker<M extends Marker>(markers: readonly M[], { from, to }: Step, isAnswered: (id: string) => boolean): M | null {
	if (to < from || to - from > 2) return null;
	return markers.find(({ id, t }) => from <= t && t <= to && !isAnswered(id)) ?? null;
}
