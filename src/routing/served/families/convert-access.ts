import type { Guard } from '#src/access/access-rules.ts';
import { isRoleList, readAccessKey } from '../access-words.ts';
import { isGuardName } from '../read-guards.ts';
import { isObject, quote, textOf } from '../served-context.ts';
import { type Draft, discard, type FamilyReading, note } from './draft.ts';
import { META_MARKS, RECORD_MARKS } from './family-of.ts';

/** Converts access fields to `meta.guard`. Unknown values let only administrators pass. */
export function convertAccess(draft: Draft, reading: FamilyReading): void {
	convertRequired(draft, reading);
	for (const fields of [draft.meta, draft.record])
		for (const [key, value] of Object.entries(fields)) convertEntry(draft, reading, { fields, key, value });
}

interface Entry {
	fields: Record<string, unknown>;
	key: string;
	value: unknown;
}

function convertEntry(draft: Draft, reading: FamilyReading, entry: Entry): void {
	const { fields, key, value } = entry;
	const kind = readAccessKey(key, value);
	if (kind === 'flag') {
		if (value === opens(key)) discard(draft, reading, `${key}: ${quote(value)}`, '所有菜单都要登录，能不能进由守卫决定');
		else note(draft, reading, `${key}: ${quote(value)}`, '这里本来就是这样，不用写');
		delete fields[key];
	} else if (value === null || value === '') {
		if (kind !== 'other') delete fields[key];
	} else if (kind === 'names' && !OURS.has(key)) convertNames(draft, reading, entry);
	else if (kind === 'unknown' && isMark(key)) convertNames(draft, reading, { ...entry, value: [] });
}

/** Names of lists that the reader of our lists knows, and no other product has in `meta`. */
const OURS: ReadonlySet<string> = new Set(['requiredRoles', 'requiredPermissions']);

/** Other products have this key, so a conversion leaves none. */
const isMark = (key: string): boolean => Object.hasOwn(META_MARKS, key) || Object.hasOwn(RECORD_MARKS, key);

/** Whether `true` would relax access. */
const opens = (key: string): boolean => /^(ignore|no|menuVisible)/.test(key);

function convertNames(draft: Draft, reading: FamilyReading, { fields, key, value }: Entry): void {
	const { meta } = draft;
	const guard = guardOf(key, value, reading);
	delete fields[key];
	if (guard === 'everyone') return note(draft, reading, `${key}: ${quote(value)}`, '登录的人都能进，不用写');
	if (guard === null) discard(draft, reading, `${key}: ${quote(value)}`, '看不懂谁能进，只有管理员能进');
	// Users must pass these lists in addition to the guard. If there are more lists than fields, only administrators pass.
	const target = ['guard', isRoleList(key) ? 'requiredRoles' : 'requiredPermissions'].find((name) => meta[name] === undefined);
	meta[target ?? 'guard'] = target === undefined ? [] : (guard ?? []);
	if (target === undefined) discard(draft, reading, `${key}: ${quote(value)}`, '限制太多，只有管理员能进');
	else if (guard !== null) note(draft, reading, `${key}: ${namesOf(guard)}`, `meta.${target}: ${namesOf(guard)}`);
}

function guardOf(key: string, value: unknown, { site: { access } }: FamilyReading): Guard | 'everyone' | null {
	if (isObject(value)) return value as Guard;
	const names = Array.isArray(value) ? value : [value];
	if (names.length === 0 || names.some((name) => typeof name !== 'string' || name === '')) return null;
	if (isRoleList(key) && names.includes('*')) return 'everyone';
	const [only] = names as string[];
	const isName = only !== undefined && (Object.hasOwn(access.roles, only) || Object.hasOwn(access.permissions, only));
	if (typeof value === 'string' && only !== undefined && !isName && isGuardName(only, access)) return only;
	return names as string[];
}

const namesOf = (guard: Guard): string => (typeof guard === 'string' ? guard : Array.isArray(guard) ? guard.join('、') : '');

/** `requiredPermissions` of arco: resources with actions, all needed unless `oneOfPerm`. Our permissions are `action:resource`. */
function convertRequired(draft: Draft, reading: FamilyReading): void {
	const { record, meta } = draft;
	const { requiredPermissions: required, oneOfPerm } = record;
	delete record.oneOfPerm;
	if (!Array.isArray(required)) return;
	if (meta.guard !== undefined) {
		meta.requiredPermissions = [];
		delete record.requiredPermissions;
		return discard(draft, reading, `requiredPermissions: ${quote(required)}`, '已经有别的守卫，只有管理员能进');
	}
	const permission = required.flatMap((item) => {
		if (!isObject(item) || !Array.isArray(item.actions)) return [];
		return item.actions.map((action) => `${textOf(action)}:${textOf(item.resource)}`);
	});
	delete record.requiredPermissions;
	// An unreadable value must not open the page.
	meta.guard = permission.length === 0 ? [] : { permission, mode: oneOfPerm === true ? 'oneOf' : 'allOf' };
	note(draft, reading, `requiredPermissions: ${permission.join('、')}`, 'meta.guard');
}
