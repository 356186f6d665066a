interface FitInput {
	/** Widths of all items in order. */
	widths: readonly number[];
	gap: number;
	available: number;
	/** Width of the item that holds those that do not fit. */
	more: number;
}

/** How many items stand in a row; when not all of them do, there is room for the one that holds the rest. */
export function fitItems({ widths, gap, available, more }: FitInput): number {
	const whole = widths.reduce((end, width) => end + gap + width, -gap);
	if (whole <= available) return widths.length;
	let end = 0;
	const tooMany = widths.findIndex((width) => {
		end += width + gap;
		return end + more > available;
	});
	return tooMany < 0 ? widths.length : tooMany;
}
