import { hashText } from '#src/lib/hash-text.ts';
import { createRandom } from './random.ts';
import type { AnyRow, Row, RowId, State } from './store.ts';
import { isTimeOffset, resolveOffset } from './time-offset.ts';

export type SeedRows = Readonly<Record<string, readonly Row[]>>;

export interface SeedTools {
	/** Epoch milliseconds of the mock's clock. */
	now: number;
	/** Converts `-3d 20:00`, with or without `@`, to an ISO time with +08:00. */
	at(offset: string): string;
	/** Returns a generator of numbers in [0, 1), deterministic by key. */
	random(key: string): () => number;
}

export interface Seed {
	/** By resource; times are still offsets. */
	seed: SeedRows;
	expand?: (rows: SeedRows, tools: SeedTools) => SeedRows;
}

/** Loads the seed files: resolves time offsets, then runs the app's own expansion. Deterministic for the same app and clock. */
export function loadSeed(app: Seed, now: number): State {
	const at = (offset: string): string => resolveOffset(offset.startsWith('@') ? offset : `@${offset}`, now);
	const rows: Record<string, Row[]> = {};
	for (const [resource, seeds] of Object.entries(app.seed)) {
		rows[resource] = seeds.map((row) => resolveTimes(row, now, `${resource} ${row.id}`) as Row);
	}
	const expanded = app.expand ? app.expand(rows, { now, at, random: createRandom }) : rows;
	const state: State = {};
	for (const [resource, all] of Object.entries(expanded)) state[resource] = uniqueRows(resource, all);
	return state;
}

export interface SeedProblem {
	/** Index of the row, then keys. */
	path: readonly (string | number)[];
	message: string;
	hint: string;
}

/** Finds rows of one seed file that cannot be loaded. The compiler reports them with file, line and column. */
export function seedProblems(rows: readonly unknown[]): SeedProblem[] {
	const problems: SeedProblem[] = [];
	const seen = new Set<string>();
	for (const [index, row] of rows.entries()) {
		const { id } = (row ?? {}) as { id?: unknown };
		if (!isRowId(id)) problems.push(idProblem(id, index));
		else if (seen.has(String(id)))
			problems.push({ path: [index, 'id'], message: `Two rows have the id \`${id}\`.`, hint: 'Give each an id of its own.' });
		seen.add(String(id));
		addTimeProblems(row, [index], problems);
	}
	return problems;
}

function idProblem(id: unknown, index: number): SeedProblem {
	if (id === undefined || id === null)
		return { path: [index], message: 'This row has no `id`.', hint: 'Add one that no other row of the file has.' };
	const hint = `Write \`'${typeof id === 'object' ? '…' : id}'\`.`;
	return { path: [index, 'id'], message: 'The `id` of a row is text or a whole number.', hint };
}

const isRowId = (id: unknown): id is RowId => (typeof id === 'string' && id !== '') || Number.isSafeInteger(id);

function addTimeProblems(value: unknown, path: SeedProblem['path'], problems: SeedProblem[]): void {
	if (typeof value === 'string') {
		if (!LIKE_OFFSET.test(value) || isTimeOffset(value)) return;
		problems.push({
			path,
			message: `\`${value}\` is no time offset.`,
			hint: 'Write `@-3d`, `@+2h`, `@-1d+30m` or `@-3d 20:00`; the units are w, d, h, m, s.',
		});
	} else if (typeof value === 'object' && value !== null) {
		for (const key in value)
			addTimeProblems((value as Record<string, unknown>)[key], Array.isArray(value) ? [...path, Number(key)] : [...path, key], problems);
	}
}

const LIKE_OFFSET = /^@[-+\d]/;

/** Returns a copy, so that later writes do not change the app's own data. */
function resolveTimes(value: unknown, now: number, place: string): unknown {
	if (typeof value === 'string') return value.startsWith('@') ? timeOr(value, now, place) : value;
	if (Array.isArray(value)) return value.map((item) => resolveTimes(item, now, place));
	if (typeof value !== 'object' || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, resolveTimes(item, now, `${place} ${key}`)]));
}

function timeOr(text: string, now: number, place: string): string {
	if (!LIKE_OFFSET.test(text)) return text;
	try {
		return resolveOffset(text, now);
	} catch (error) {
		throw new Error(`Seed ${place}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
	}
}

function uniqueRows(resource: string, rows: readonly AnyRow[]): AnyRow[] {
	const seen = new Set<string>();
	for (const row of rows) {
		if (!isRowId(row.id))
			throw new Error(
				`Seed ${resource}: a row has no id, or one that is neither text nor a whole number: ${JSON.stringify(row).slice(0, 120)}`,
			);
		if (seen.has(String(row.id))) throw new Error(`Seed ${resource}: two rows have the id ${row.id}.`);
		seen.add(String(row.id));
	}
	return [...rows];
}

/** Hashes the seeded rows, so that hosts detect rows of an older seed. */
export const hashState = (state: State): string => hashText(JSON.stringify(state));
