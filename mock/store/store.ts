/** The mock's in-memory database: rows by resource. Hosts subscribe to its changes to persist them. */

/** Text or a whole number. `3` and `'3'` are the same id, since addresses carry ids as text. */
export type RowId = string | number;

export interface AnyRow {
	readonly id: RowId;
	readonly [field: string]: unknown;
}

/** A row with a text id, as handlers get it unless they name another type. */
export interface Row extends AnyRow {
	readonly id: string;
}

/** Serialisable as plain JSON. */
export type State = Record<string, AnyRow[]>;

export interface Database {
	resources(): string[];
	/** All rows in order. Throws for an unknown resource. */
	rows<T extends AnyRow = Row>(resource: string): readonly T[];
	find<T extends AnyRow = Row>(resource: string, id: RowId): T | undefined;
	rowsBy<T extends AnyRow = Row>(resource: string, field: string, value: unknown): readonly T[];
	/** Throws if the id is taken. */
	insert<T extends AnyRow = Row>(resource: string, row: T): T;
	/** Updates fields of a row in place. Throws if the row does not exist. */
	update<T extends AnyRow = Row>(resource: string, id: RowId, fields: Partial<T>): T;
	/** Inserts the row, or updates the fields of the row that has its id. */
	upsert<T extends AnyRow = Row>(resource: string, row: T): T;
	remove(resource: string, id: RowId): boolean;
}

export type ChangeListener = (resource: string | null, id: string | null) => void;

export interface Store extends Database {
	/** The live rows: a host may pass them to json-server and must call `touched` after each external write. */
	readonly state: State;
	reset(state: State): void;
	/** Reports that a row of `state` was changed externally; without arguments, that any row may have changed. */
	touched(resource?: string, id?: string): void;
	/**
	 * Calls `listener` after each change with the row's resource and id; both null if any row may have changed. Returns the unsubscribe
	 * function.
	 */
	onChange(listener: ChangeListener): () => void;
	/** Returns the next unused id with this prefix; deterministic for the same state. */
	newId(prefix: string): string;
	/** Returns the number after the highest id that the resource has or had; deterministic for the same state. */
	nextNumber(resource: string): number;
	/** Memoises `make` by key until the resource changes. `make` may read no other resource. */
	derived<T>(resource: string, key: string, make: (rows: readonly AnyRow[]) => T): T;
	/** Returns resource and id of a database object, by identity. */
	placeOf(row: object): { resource: string; id: RowId } | undefined;
}

/** Resources that the mock itself adds to those of the seed. */
export const SESSIONS = 'sessions';
export const COUNTERS = 'counters';
export const IDEMPOTENCY_KEYS = 'idempotency-keys';

export function createStore(initial: State): Store {
	return new MemoryStore(initial);
}

type Index = ReadonlyMap<unknown, readonly AnyRow[]>;
const NONE: readonly AnyRow[] = [];

class MemoryStore implements Store {
	readonly state: State = {};
	private readonly byId = new Map<string, Map<string, AnyRow>>();
	private readonly memos = new Map<string, Map<string, unknown>>();
	private readonly listeners = new Set<ChangeListener>();

	constructor(initial: State) {
		this.replace(initial);
	}

	resources(): string[] {
		return Object.keys(this.state).sort();
	}

	rows<T extends AnyRow = Row>(resource: string): readonly T[] {
		return this.table(resource) as unknown as readonly T[];
	}

	find<T extends AnyRow = Row>(resource: string, id: RowId): T | undefined {
		return this.idsOf(resource).get(String(id)) as T | undefined;
	}

	rowsBy<T extends AnyRow = Row>(resource: string, field: string, value: unknown): readonly T[] {
		const index = this.derived(resource, `by ${field}`, (rows) => groupBy(rows, field));
		return (index.get(value) ?? NONE) as unknown as readonly T[];
	}

	insert<T extends AnyRow = Row>(resource: string, row: T): T {
		const ids = this.idsOf(resource);
		if (ids.has(String(row.id))) throw new Error(`${resource} has a row ${row.id} already.`);
		this.table(resource).push(row);
		ids.set(String(row.id), row);
		this.changed(resource, String(row.id));
		return row;
	}

	update<T extends AnyRow = Row>(resource: string, id: RowId, fields: Partial<T>): T {
		const row = this.idsOf(resource).get(String(id));
		if (!row) throw new Error(`${resource} has no row ${id}.`);
		Object.assign(row, fields, { id: row.id });
		this.changed(resource, String(id));
		return row as T;
	}

	upsert<T extends AnyRow = Row>(resource: string, row: T): T {
		return this.idsOf(resource).has(String(row.id)) ? this.update<T>(resource, row.id, row) : this.insert(resource, row);
	}

	remove(resource: string, id: RowId): boolean {
		const rows = this.table(resource);
		const place = rows.findIndex((row) => String(row.id) === String(id));
		if (place < 0) return false;
		rows.splice(place, 1);
		this.idsOf(resource).delete(String(id));
		this.changed(resource, String(id));
		return true;
	}

	reset(state: State): void {
		this.replace(state);
		this.changed(null);
	}

	touched(resource?: string, id?: string): void {
		if (resource === undefined) this.byId.clear();
		else this.byId.delete(resource);
		this.changed(resource ?? null, id);
	}

	onChange(listener: ChangeListener): () => void {
		this.listeners.add(listener);
		return () => this.listeners.delete(listener);
	}

	newId(prefix: string): string {
		const counter = this.find<Row & { value: number }>(COUNTERS, prefix);
		let next = counter?.value ?? 0;
		let id: string;
		do {
			next += 1;
			id = `${prefix}-${next}`;
		} while (this.isTaken(id));
		this.count(prefix, next);
		return id;
	}

	nextNumber(resource: string): number {
		const counter = this.find<Row & { value: number }>(COUNTERS, resource);
		const numbers = this.table(resource).flatMap(({ id }) => (typeof id === 'number' ? [id] : []));
		const next = numbers.reduce((most, id) => Math.max(most, id), counter?.value ?? 0) + 1;
		this.count(resource, next);
		return next;
	}

	derived<T>(resource: string, key: string, make: (rows: readonly AnyRow[]) => T): T {
		const memo = this.memos.get(resource) ?? new Map<string, unknown>();
		this.memos.set(resource, memo);
		if (!memo.has(key)) memo.set(key, make(this.table(resource)));
		// Each key is used with one `make`, so the cached value has its type.
		return memo.get(key) as T;
	}

	placeOf(row: object): { resource: string; id: RowId } | undefined {
		for (const [resource, rows] of Object.entries(this.state)) {
			if (rows.includes(row as AnyRow)) return { resource, id: (row as AnyRow).id };
		}
		return undefined;
	}

	/** Keeps the object `state` and its arrays, because json-server holds references to them. */
	private replace(state: State): void {
		for (const [resource, rows] of Object.entries({ [SESSIONS]: [], [COUNTERS]: [], [IDEMPOTENCY_KEYS]: [], ...state })) {
			const table = this.state[resource];
			if (table) table.splice(0, table.length, ...rows);
			else this.state[resource] = [...rows];
		}
		for (const resource of Object.keys(this.state)) {
			if (!state[resource]) this.state[resource]?.splice(0);
		}
		this.byId.clear();
		this.memos.clear();
	}

	private table(resource: string): AnyRow[] {
		const rows = Object.hasOwn(this.state, resource) ? this.state[resource] : undefined;
		if (rows) return rows;
		throw new Error(
			`There is no resource ${resource}: add ${resource}.yaml to the seed, even if it is an empty list. There are: ${this.resources().join(', ')}.`,
		);
	}

	private idsOf(resource: string): Map<string, AnyRow> {
		const known = this.byId.get(resource);
		if (known) return known;
		const ids = new Map(this.table(resource).map((row) => [String(row.id), row]));
		this.byId.set(resource, ids);
		return ids;
	}

	private count(name: string, value: number): void {
		if (this.find(COUNTERS, name)) this.update(COUNTERS, name, { value });
		else this.insert(COUNTERS, { id: name, value });
	}

	private isTaken(id: string): boolean {
		return Object.keys(this.state).some((resource) => this.idsOf(resource).has(id));
	}

	private changed(resource: string | null, id: string | null = null): void {
		if (resource === null) this.memos.clear();
		else this.memos.delete(resource);
		for (const listener of this.listeners) listener(resource, id);
	}
}

function groupBy(rows: readonly AnyRow[], field: string): Index {
	const groups = new Map<unknown, AnyRow[]>();
	for (const row of rows) {
		const group = groups.get(row[field]);
		if (group) group.push(row);
		else groups.set(row[field], [row]);
	}
	return groups;
}
