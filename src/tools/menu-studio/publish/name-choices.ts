/** Names of an imported list that this app lacks, and what an administrator chooses for them. Pure. */
import type { AccessRules } from '#src/access/access-rules.ts';
import { readAccessKey } from '#src/routing/served/access-words.ts';
import { isIcon } from '#src/routing/served/families/convert-list.ts';
import type { MenuList } from '../menu-calls.ts';

/** Our name for each of theirs; '' or none leaves it as it is. */
export interface NameChoices {
	roles: Readonly<Record<string, string>>;
	icons: Readonly<Record<string, string>>;
}

export const NO_CHOICES: NameChoices = { roles: {}, icons: {} };

/** Each unknown name once, in the order of the list. */
export function unknownNames(list: MenuList, access: AccessRules): { roles: string[]; icons: string[] } {
	const known = { ...access.roles, ...access.permissions, ...access.guards, '*': null };
	const found = { roles: new Set<string>(), icons: new Set<string>() };
	rename(list, {
		role: (name) => {
			if (!Object.hasOwn(known, name)) found.roles.add(name);
			return name;
		},
		icon: (name) => {
			if (name !== '' && !isIcon(name)) found.icons.add(name);
			return name;
		},
	});
	return { roles: [...found.roles], icons: [...found.icons] };
}

export function withChoices(list: MenuList, { roles, icons }: NameChoices): MenuList {
	const choose = (choices: Readonly<Record<string, string>>, name: string): string =>
		(Object.hasOwn(choices, name) && choices[name]) || name;
	return rename(list, { role: (name) => choose(roles, name), icon: (name) => choose(icons, name) });
}

interface Rename {
	role(name: string): string;
	icon(name: string): string;
}

type Fields = MenuList[number];

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

function rename(list: MenuList, names: Rename): MenuList {
	return list.map((record) => {
		if (!isFields(record)) return record;
		const { meta, children, ...fields } = record;
		return {
			...renameAccess(fields, names),
			...(meta !== undefined && { meta: isFields(meta) ? renameIcon(renameAccess(meta, names), names) : meta }),
			...(children !== undefined && { children: Array.isArray(children) ? rename(children, names) : children }),
		};
	});
}

const renameIcon = (meta: Fields, { icon }: Rename): Fields => (typeof meta.icon === 'string' ? { ...meta, icon: icon(meta.icon) } : meta);

function renameAccess(fields: Fields, names: Rename): Fields {
	const isAccess = ([key, value]: [string, unknown]): boolean => ['guard', 'names'].includes(readAccessKey(key, value));
	return Object.fromEntries(Object.entries(fields).map((entry) => (isAccess(entry) ? [entry[0], renameValue(entry[1], names)] : entry)));
}

/** A name that stands alone may be a guard, so what is chosen for it is a list. */
function renameValue(value: unknown, names: Rename): unknown {
	if (Array.isArray(value)) return value.map((each: unknown) => (typeof each === 'string' ? names.role(each) : each));
	if (isFields(value))
		return Object.fromEntries(
			Object.entries(value).map(([key, inside]) => [key, Array.isArray(inside) ? renameValue(inside, names) : inside]),
		);
	if (typeof value !== 'string' || value === '') return value;
	const name = names.role(value);
	return name === value ? value : [name];
}
