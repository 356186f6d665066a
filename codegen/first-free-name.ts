/** The wanted name, else the first free one of `name2`, `name3` … (`src/lib/first-free-name.ts` is the app's). */
export function firstFreeName(wanted: string, isTaken: (name: string) => boolean): string {
	let name = wanted;
	for (let count = 2; isTaken(name); count += 1) name = `${wanted}${count}`;
	return name;
}
