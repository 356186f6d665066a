import type { KeptRecords } from '#src/lib/kept-records.ts';

/** In-memory records for one test, with direct access to the rows. `full` simulates an exceeded quota. */
export function memoryRecords<Value>({ full = false } = {}): KeptRecords<Value> & { rows: Map<string, Value> } {
	const rows = new Map<string, Value>();
	const nameOf = (owner: string, id: string): string => `${owner}/${id}`;
	return {
		rows,
		all: async (owner) => [...rows].flatMap(([name, value]) => (name.startsWith(`${owner}/`) ? [value] : [])),
		get: async (owner, id) => rows.get(nameOf(owner, id)),
		async put(owner, id, value) {
			if (full) throw new DOMException('No room', 'QuotaExceededError');
			rows.set(nameOf(owner, id), value);
		},
		async remove(owner, id) {
			rows.delete(nameOf(owner, id));
		},
		async clear(owner) {
			for (const name of rows.keys()) if (name.startsWith(`${owner}/`)) rows.delete(name);
		},
		async prune(owner, stays) {
			for (const name of rows.keys())
				if (name.startsWith(`${owner}/`) && ![...stays].some((id) => nameOf(owner, id) === name)) rows.delete(name);
		},
		async sweep(owner, stays) {
			for (const name of rows.keys()) if (![...stays].some((id) => nameOf(owner, id) === name)) rows.delete(name);
		},
	};
}
