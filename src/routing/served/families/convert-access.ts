import type { Guard } from '#src/access/access-rules.ts';
import { isRoleList, readAccessKey } from '../access-words.ts';
import { isObject, quote, textOf } from '../served-context.ts';
import { type Draft, type FamilyReading, lose, note } from './draft.ts';

/**
 * Converts the names of who may enter to `meta.guard`. What is not plainly a list of names stays as it is: the reader of lists knows it, or
 * refuses everyone but administrators.
 */
export function convertAccess(draft: Draft, reading: FamilyReading): void {
	convertRequired(draft, reading);
	for (const fields of [draft.meta, draft.record]) {
		for (const [key, value] of Object.entries(fields)) {
			const kind = readAccessKey(key, value);
			if (kind === 'flag') {
				if (value === opens(key)) lose(draft, reading, `${key}: ${quote(value)}`, '所有菜单都要登录，能不能进由守卫决定');
				else note(draft, reading, `${key}: ${quote(value)}`, '这里本来就是这样，不用写');
				delete fields[key];
			} else if (kind === 'names') convertNames(draft, reading, { fields, key, value });
		}
	}
}

/** The value that would let more users in. */
const opens = (key: string): boolean => /^(ignore|no|menuVisible)/.test(key);

function convertNames(
	draft: Draft,
	reading: FamilyReading,
	{ fields, key, value }: { fields: Record<string, unknown>; key: string; value: unknown },
): void {
	const { meta } = draft;
	if (value === null || value === '') {
		delete fields[key];
		return;
	}
	const guard = guardOf(key, value, reading);
	if (guard === null || (guard !== 'everyone' && meta.guard !== undefined)) return;
	delete fields[key];
	if (guard === 'everyone') note(draft, reading, `${key}: ${quote(value)}`, '登录的人都能进，不用写');
	else {
		meta.guard = guard;
		note(draft, reading, `${key}: ${namesOf(guard)}`, `meta.guard: ${namesOf(guard)}`);
	}
}

function guardOf(key: string, value: unknown, { site: { access } }: FamilyReading): Guard | 'everyone' | null {
	const names = Array.isArray(value) ? value : [value];
	if (names.length === 0 || names.some((name) => typeof name !== 'string' || name === '')) return null;
	if (isRoleList(key) && names.includes('*')) return 'everyone';
	const [only] = names as string[];
	const isName = only !== undefined && (Object.hasOwn(access.roles, only) || Object.hasOwn(access.permissions, only));
	if (typeof value === 'string' && only !== undefined && !isName && Object.hasOwn(access.guards, only)) return only;
	return names as string[];
}

const namesOf = (guard: Guard): string => (typeof guard === 'string' ? guard : Array.isArray(guard) ? guard.join('、') : '');

/** `requiredPermissions` of arco: resources with actions, all needed unless `oneOfPerm`. Our permissions are `action:resource`. */
function convertRequired(draft: Draft, reading: FamilyReading): void {
	const { record, meta } = draft;
	const { requiredPermissions: required, oneOfPerm } = record;
	delete record.oneOfPerm;
	if (!Array.isArray(required) || meta.guard !== undefined) return;
	const permission = required.flatMap((item) => {
		if (!isObject(item) || !Array.isArray(item.actions)) return [];
		return item.actions.map((action) => `${textOf(action)}:${textOf(item.resource)}`);
	});
	// What cannot be read must not open the page.
	if (permission.length === 0) return;
	delete record.requiredPermissions;
	meta.guard = { permission, mode: oneOfPerm === true ? 'oneOf' : 'allOf' };
	note(draft, reading, `requiredPermissions: ${permission.join('、')}`, 'meta.guard');
}
