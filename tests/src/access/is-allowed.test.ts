// @vitest-environment node

import { expect, test } from 'vitest';
import type { GuardName } from '#generated/names.ts';
import type { Guard } from '#src/access/access-rules.ts';
import { isAllowed, type Rights, type Rules } from '#src/access/is-allowed.ts';

const rules: Rules = {
	roles: { Admin: { title: '管理员', permissions: ['write:system'] } },
	guards: { admin: { title: '管理员', role: ['Admin'] }, nobody: { title: '没有人' } },
};

const user = (roles: string[], permissions: string[] = [], admin = false): Rights => ({ roles, permissions, admin });

const named = (name: string) => name as GuardName;

const oneOf: Guard = { role: ['A'], permission: ['p'] };
const allOf: Guard = { role: ['A', 'B'], permission: ['p'], mode: 'allOf' };
const except: Guard = { role: ['A', 'B'], permission: ['p'], mode: 'except' };

test.each<[string, Guard | undefined, Rights, boolean]>([
	['no guard', undefined, user([]), true],
	['an empty list', [], user(['A'], ['p']), false],
	['a list, by a role', ['A', 'p'], user(['A']), true],
	['a list, by a permission', ['A', 'p'], user([], ['p']), true],
	['a list, by neither', ['A', 'p'], user(['B'], ['q']), false],
	['oneOf is the default mode', oneOf, user(['A']), true],
	['oneOf, by a permission', oneOf, user(['B'], ['p']), true],
	['oneOf, by neither', oneOf, user(['B'], ['q']), false],
	['oneOf does not take a role for a permission', oneOf, user(['p'], ['A']), false],
	['oneOf of nothing', { role: [], permission: [] }, user(['A'], ['p']), false],
	['allOf, everything', allOf, user(['A', 'B'], ['p']), true],
	['allOf, a role missing', allOf, user(['A'], ['p']), false],
	['allOf, the permission missing', allOf, user(['A', 'B']), false],
	['allOf of nothing', { mode: 'allOf' }, user([]), true],
	['except, without roles', except, user(['C'], ['q']), true],
	['except, with one role of two', except, user(['A']), false],
	['except, holding the permission', except, user([], ['p']), false],
	['except of nothing', { mode: 'except' }, user(['A']), true],
	['an unknown mode', { role: ['A'], mode: 'noneOf' as 'oneOf' }, user(['A']), false],
	['a named guard', 'admin', user(['Admin']), true],
	['a named guard, refused', 'admin', user(['A']), false],
	['a named guard without names', named('nobody'), user(['A']), false],
	['an undeclared guard', named('constructor'), user(['A']), false],
	['a permission granted by a role', ['write:system'], user(['Admin']), true],
	['a permission of a role that the user lacks', ['write:system'], user(['A']), false],
	['an admin', [], user([], [], true), true],
	['an admin, against except', { role: ['A'], mode: 'except' }, user(['A'], [], true), true],
	['the wildcard', named('constructor'), user([], ['*']), true],
	['the wildcard, against except', except, user(['A'], ['*']), true],
])('%s', (_case, guard, rights, expected) => {
	expect(isAllowed(guard, rights, rules)).toBe(expected);
});
