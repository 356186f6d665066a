/** The wanted name, else the first free one of `name2`, `name3` …, or of those that `numbered` makes. */
export function firstFreeName(
	wanted: string,
	isTaken: (name: string) => boolean,
	numbered = (count: number): string => `${wanted}${count}`,
): string {
	let name = wanted;
	for (let count = 2; isTaken(name); count += 1) name = numbered(count);
	return name;
}
