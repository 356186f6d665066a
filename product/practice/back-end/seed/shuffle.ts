export function shuffle<T>(list: readonly T[], random: () => number): T[] {
	const copy = [...list];
	for (let index = copy.length - 1; index > 0; index -= 1) {
		const other = Math.floor(random() * (index + 1));
		[copy[index], copy[other]] = [copy[other] as T, copy[index] as T];
	}
	return copy;
}
