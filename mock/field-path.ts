export type ReadField = (row: Readonly<Record<string, unknown>>) => unknown;

/** Reads `title`, or `teacher.name` of what was joined. */
export function compileField(path: string): ReadField {
	if (!path.includes('.')) return (row) => row[path];
	const steps = path.split('.');
	return (row) => {
		let value: unknown = row;
		for (const step of steps) {
			if (typeof value !== 'object' || value === null) return undefined;
			value = (value as Record<string, unknown>)[step];
		}
		return value;
	};
}
