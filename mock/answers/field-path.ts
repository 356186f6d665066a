export type ReadField = (row: Readonly<Record<string, unknown>>) => unknown;

/** Reads `title`, or `teacher.name` of what was joined; of a joined list the field of each. */
export function compileField(path: string): ReadField {
	if (!path.includes('.')) return (row) => row[path];
	const steps = path.split('.');
	return (row) => steps.reduce<unknown>(readStep, row);
}

function readStep(value: unknown, step: string): unknown {
	if (Array.isArray(value)) return value.map((item) => readStep(item, step));
	return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[step] : undefined;
}
