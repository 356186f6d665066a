/** Puts an imported list behind another one. Pure. */
import { firstFreeName } from '#src/lib/first-free-name.ts';
import { isRecord } from '#src/lib/is-record.ts';
import { isCatchAll } from '#src/routing/served/served-path.ts';
import { textOf } from '../draft/node-fields.ts';
import type { MenuList } from '../menu-calls.ts';

type Json = MenuList[number];

/**
 * The records of `added` behind those of `list`. A name that `list` has already gets a number, also where `activeMenu` mentions it, and a
 * second catch-all is left out.
 */
export function appendList(list: MenuList, added: MenuList): MenuList {
	const taken = new Set(namesOf(list));
	const names = new Map(namesOf(added).map((name) => [name, name]));
	for (const name of names.keys()) {
		const own = firstFreeName(name, (each) => taken.has(each) || (each !== name && names.has(each)));
		taken.add(own);
		names.set(name, own);
	}
	const hasCatchAll = list.some(endsList);
	return [...list, ...renamed(hasCatchAll ? added.filter((record) => !endsList(record)) : added, names)];
}

const endsList = ({ path }: Json): boolean => isCatchAll(textOf(path));

const childrenOf = ({ children }: Json): MenuList => (Array.isArray(children) ? (children as unknown[]).filter(isRecord) : []);

const namesOf = (list: MenuList): string[] =>
	list.flatMap((record) => [textOf(record.name), ...namesOf(childrenOf(record))].filter((name) => name !== ''));

const renamed = (list: MenuList, names: ReadonlyMap<string, string>): MenuList =>
	list.map((record) => {
		const { meta } = record;
		const name = names.get(textOf(record.name));
		const activeMenu = isRecord(meta) ? names.get(textOf(meta.activeMenu)) : undefined;
		return {
			...record,
			...(name !== undefined && { name }),
			...(isRecord(meta) && activeMenu !== undefined && { meta: { ...meta, activeMenu } }),
			...(Array.isArray(record.children) && { children: renamed(childrenOf(record), names) }),
		};
	});
