import type { Guard, GuardRule } from '#src/access/access-rules.ts';
import { isObject, type Raw, type Reading } from './served-context.ts';

/** Nobody passes but who passes everything. */
const NOBODY: Guard = [];

type Tell = (problem: string) => void;

/** The guard of a served record under any of the family's names; undefined when it has none. What is not understood lets nobody pass. */
export function readGuard(meta: Raw, reading: Reading, tell: Tell): Guard | undefined {
	const { guard, roles, permissions, authority } = meta;
	if (guard !== undefined && guard !== null) return understand(guard, reading, tell);
	if (isObject(roles)) return understand({ role: roles.role, permission: roles.ability, mode: roles.mode }, reading, tell);
	const lists = [roles, permissions, authority].filter((list) => list !== undefined && list !== null);
	return lists.length === 0 ? undefined : understand(lists.flat(), reading, tell);
}

function understand(guard: unknown, reading: Reading, tell: Tell): Guard {
	const { roles, permissions, guards } = reading.access;
	if (typeof guard === 'string') {
		if (Object.hasOwn(guards, guard)) return guard;
		tell(`守卫“${guard}”没有定义，只有管理员能进`);
		return NOBODY;
	}
	if (Array.isArray(guard)) return known(guard, { ...roles, ...permissions }, '角色或权限', tell).names;
	if (isObject(guard)) return understandRule(guard, reading, tell);
	tell('守卫的写法无法识别，只有管理员能进');
	return NOBODY;
}

function understandRule({ role, permission, mode = 'oneOf' }: Raw, { access }: Reading, tell: Tell): Guard {
	if (mode !== 'oneOf' && mode !== 'allOf' && mode !== 'except') {
		tell(`守卫的模式“${String(mode)}”不存在，只有管理员能进`);
		return NOBODY;
	}
	const byRole = known(listOf(role), access.roles, '角色', tell);
	const byPermission = known(listOf(permission), access.permissions, '权限', tell);
	// One name less makes one-of stricter, but the other two laxer.
	if (mode !== 'oneOf' && byRole.lost + byPermission.lost > 0) return NOBODY;
	return { role: byRole.names, permission: byPermission.names, mode } satisfies GuardRule;
}

const listOf = (value: unknown): readonly unknown[] =>
	Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

function known(list: readonly unknown[], names: Raw, what: string, tell: Tell): { names: string[]; lost: number } {
	const kept = list.filter((name): name is string => typeof name === 'string' && Object.hasOwn(names, name));
	for (const name of list) if (!kept.includes(name as string)) tell(`守卫里的${what}“${String(name)}”没有定义，没有人能凭它进入`);
	return { names: kept, lost: list.length - kept.length };
}
