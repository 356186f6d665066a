import { fingerprint } from './fingerprint.ts';
import type { Names } from './names.ts';

/** One thing that a page looked up. */
export interface Lookup {
	table: keyof Names;
	name: string;
	/** What stood there; undefined for nothing. */
	found: unknown;
}

/** A place where everything of a table was looked through: nothing is the same as that. */
const ALL = Symbol('all');

/** The same names, which write down what is looked up in them. */
export function recordNames(names: Names, note: (lookup: Lookup) => void): Names {
	const recorded = <T>(table: keyof Names, map: ReadonlyMap<string, T>): ReadonlyMap<string, T> =>
		new RecordedMap(map, (name, found) => note({ table, name, found }));
	return {
		operations: recorded('operations', names.operations),
		routes: recorded('routes', names.routes),
		routeParams: recorded('routeParams', names.routeParams),
		pages: recorded('pages', names.pages),
		components: recorded('components', names.components),
		handlers: recorded('handlers', names.handlers),
		guards: recorded('guards', names.guards),
		roles: recorded('roles', names.roles),
		permissions: recorded('permissions', names.permissions),
		dictionaries: recorded('dictionaries', names.dictionaries),
		menus: recorded('menus', names.menus),
		incomplete: {
			has: (name) => {
				note({ table: 'incomplete', name, found: names.incomplete.has(name) || undefined });
				return names.incomplete.has(name);
			},
		},
		get session() {
			note({ table: 'session', name: '', found: names.session });
			return names.session;
		},
	};
}

/** Whether the names hold what they held when this was looked up. */
export function isUnchanged({ table, name, found }: Lookup, names: Names): boolean {
	const now = lookUp(names, table, name);
	return now === found || (typeof found !== 'symbol' && fingerprint(table, now) === fingerprint(table, found));
}

function lookUp(names: Names, table: keyof Names, name: string): unknown {
	if (table === 'session') return names.session;
	return table === 'incomplete' ? names.incomplete.has(name) || undefined : names[table].get(name);
}

type NoteFound = (name: string, found: unknown) => void;

class RecordedMap<T> implements ReadonlyMap<string, T> {
	private readonly map: ReadonlyMap<string, T>;
	private readonly note: NoteFound;

	constructor(map: ReadonlyMap<string, T>, note: NoteFound) {
		this.map = map;
		this.note = note;
	}

	get(name: string): T | undefined {
		this.note(name, this.map.get(name));
		return this.map.get(name);
	}

	has(name: string): boolean {
		return this.get(name) !== undefined;
	}

	get size(): number {
		return this.all().size;
	}

	keys(): MapIterator<string> {
		return this.all().keys();
	}

	values(): MapIterator<T> {
		return this.all().values();
	}

	entries(): MapIterator<[string, T]> {
		return this.all().entries();
	}

	[Symbol.iterator](): MapIterator<[string, T]> {
		return this.all()[Symbol.iterator]();
	}

	forEach(visit: (value: T, name: string, map: ReadonlyMap<string, T>) => void): void {
		this.all().forEach(visit);
	}

	private all(): ReadonlyMap<string, T> {
		this.note('', ALL);
		return this.map;
	}
}
