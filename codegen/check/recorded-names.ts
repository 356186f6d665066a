import { fingerprint } from './fingerprint.ts';
import type { Names } from './names.ts';

export interface Lookup {
	table: keyof Names;
	name: string;
	found: unknown;
}

/** Recorded when a page iterates over a whole table; always counts as changed. */
const ALL = Symbol('all');

/** Wraps the names and records every lookup. */
export function recordNames(names: Names, note: (lookup: Lookup) => void): Names {
	const recorded = <T>(table: keyof Names, map: ReadonlyMap<string, T>): ReadonlyMap<string, T> =>
		new RecordedMap(map, (name, found) => note({ table, name, found }));
	return {
		operations: recorded('operations', names.operations),
		schemas: recorded('schemas', names.schemas),
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
		icons: recorded('icons', names.icons),
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
