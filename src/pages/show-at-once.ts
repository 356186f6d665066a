import { openPendingChanges } from '#src/operations/open-answer-cache.ts';
import type { AnswerChange } from '#src/operations/pending-changes.ts';
import type { PageData } from './page-data.ts';
import type { AddedRow, OptimisticChange } from './page-definition.ts';
import type { Bound, PageScope } from './page-scope.ts';
import type { Calls } from './use-calls.ts';
import { idOf } from './use-rows.ts';

export interface ShownPage extends Pick<Calls, 'answers'> {
	scope: PageScope;
	data: PageData;
}

/** Shows the changes of a `call` step while `send` runs. Their values are those of the moment of the click. */
export function showAtOnce<R extends { ok: boolean }>(
	changes: readonly OptimisticChange[],
	{ scope, data, answers }: ShownPage,
	send: () => Promise<R>,
): Promise<R | null> {
	const all = changes.flatMap((change) => toAnswerChange(change, scope, data));
	return openPendingChanges(answers).show(all, send);
}

function toAnswerChange({ data: name, path, row, when, value }: OptimisticChange, scope: PageScope, data: PageData): AnswerChange[] {
	const queryKey = data.status[name]?.queryKey;
	if (!queryKey) return [];
	const written = scope.read(value);
	const ownKey = row && scope.read(row);
	const fits = (entry: Bound): boolean => {
		const around = scope.with(entry);
		return (!row || around.read(row) === ownKey) && (!when || around.read(when));
	};
	return [{ queryKey, apply: (answer) => changed(answer, path, { written, fits }) }];
}

/** Shows a row in the cached answer, which the next fetch replaces. */
export function showRow({ data: name, path, at = 'end' }: AddedRow, row: unknown, { data, answers }: Omit<ShownPage, 'scope'>): void {
	const queryKey = data.status[name]?.queryKey;
	if (queryKey) answers.client?.setQueryData(queryKey, (answer: unknown) => withRow(answer, path, row, at));
}

function withRow(part: unknown, [name, ...rest]: readonly string[], row: unknown, at: 'start' | 'end'): unknown {
	if (name !== undefined) {
		if (typeof part !== 'object' || part === null) return part;
		return { ...part, [name]: withRow(Reflect.get(part, name), rest, row, at) };
	}
	if (!Array.isArray(part)) return part;
	const id = idOf(row);
	const index = id === null || id === undefined ? -1 : part.findIndex((entry) => idOf(entry) === id);
	if (index >= 0) return part.with(index, row);
	return at === 'start' ? [row, ...part] : [...part, row];
}

interface Change {
	written: unknown;
	/** `entry`: the entry of the innermost list on the path; empty if there is no list on it. */
	fits: (entry: Bound) => boolean;
}

/** The part with the field at `path` changed: in every entry that fits if a list is on the path. */
function changed(part: unknown, path: readonly string[], change: Change, entry: Bound = {}): unknown {
	if (Array.isArray(part)) {
		const all = part.map((row) => changed(row, path, change, { row }));
		return all.some((row, index) => row !== part[index]) ? all : part;
	}
	const [name, ...rest] = path;
	if (typeof part !== 'object' || part === null || name === undefined) return part;
	const before = (part as Readonly<Record<string, unknown>>)[name];
	const after = rest.length > 0 ? changed(before, rest, change, entry) : change.fits(entry) ? change.written : before;
	return after === before ? part : { ...part, [name]: after };
}
