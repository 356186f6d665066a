import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { formatOrigin, type Origin } from '#mock/contract/violation.ts';
import type { RowId } from '#mock/store/store.ts';

/** Returns file and line of the row or handler, like `product/course/back-end/seed/courses.yaml:14`; without a line if it is not found. */
export function locateOrigin(origin: Origin, root: string): string {
	if (origin.kind === 'declared') return formatOrigin(origin);
	const line = lineOf(path.join(root, origin.file), origin.kind === 'row' ? idPattern(origin.id) : /^export (async )?(function|const) /);
	if (line !== null) return `${origin.file}:${line}`;
	return origin.kind === 'row' ? `no line of ${origin.file}: the seed's expansion or a request made row ${origin.id}` : origin.file;
}

const idPattern = (id: RowId): RegExp =>
	new RegExp(`\\bid: *['"]?${String(id).replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}['"]?\\s*([,}#]|$)`);

function lineOf(file: string, pattern: RegExp): number | null {
	if (!existsSync(file)) return null;
	const index = readFileSync(file, 'utf8')
		.split('\n')
		.findIndex((line) => pattern.test(line));
	return index < 0 ? null : index + 1;
}
