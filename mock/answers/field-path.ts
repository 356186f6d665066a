export type ReadField = (row: Readonly<Record<string, unknown>>) => unknown;

/** Reads `title`, or `teacher.name` of a joined row; for a joined list, reads the field of each item. */
export function compileField(path: string): ReadField {
	if (!path.includes('.')) return (row) => row[path];
	const steps = path.split('.');
	return (row) => steps.reduce<unknown>(readStep, row);
}

function readStep(value: unknown, step: string): unknown {
	if (Array.isArray(value)) return value.map((item) => readStep(item, step));
	return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[step] : undefined;
}
