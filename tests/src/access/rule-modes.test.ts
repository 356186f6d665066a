// @vitest-environment node
import { describe, expect, test } from 'vitest';
import type { GuardRule } from '#src/access/access-rules.ts';
import { isAllowed, type Rights, type Rules } from '#src/access/is-allowed.ts';

const rules: Rules = { roles: { Lead: { title: '组长', permissions: ['p'] } }, guards: {} };
const user = (roles: string[], permissions: string[] = []): Rights => ({ roles, permissions, admin: false });

const USERS = {
	nothing: user([]),
	'role A': user(['A']),
	'roles A and B': user(['A', 'B']),
	'permission p': user([], ['p']),
	'role A and permission p': user(['A'], ['p']),
	'roles A and B and permission p': user(['A', 'B'], ['p']),
	'a role that brings p': user(['Lead']),
	'something else': user(['Z'], ['q']),
} as const;

type Held = keyof typeof USERS;

/** The users that each rule and mode lets pass; all others are refused. Spec 6, and decision 6 for `except`. */
const TABLE: [GuardRule, { oneOf: Held[]; allOf: Held[]; except: Held[] }][] = [
	[
		{ role: ['A'] },
		{
			oneOf: ['role A', 'roles A and B', 'role A and permission p', 'roles A and B and permission p'],
			allOf: ['role A', 'roles A and B', 'role A and permission p', 'roles A and B and permission p'],
			except: ['nothing', 'permission p', 'a role that brings p', 'something else'],
		},
	],
	[
		{ role: ['A', 'B'] },
		{
			oneOf: ['role A', 'roles A and B', 'role A and permission p', 'roles A and B and permission p'],
			allOf: ['roles A and B', 'roles A and B and permission p'],
			except: ['nothing', 'permission p', 'a role that brings p', 'something else'],
		},
	],
	[
		{ permission: ['p'] },
		{
			oneOf: ['permission p', 'role A and permission p', 'roles A and B and permission p', 'a role that brings p'],
			allOf: ['permission p', 'role A and permission p', 'roles A and B and permission p', 'a role that brings p'],
			except: ['nothing', 'role A', 'roles A and B', 'something else'],
		},
	],
	[
		{ role: ['A', 'B'], permission: ['p'] },
		{
			oneOf: [
				'role A',
				'roles A and B',
				'permission p',
				'role A and permission p',
				'roles A and B and permission p',
				'a role that brings p',
			],
			allOf: ['roles A and B and permission p'],
			except: ['nothing', 'something else'],
		},
	],
	[
		{ role: [], permission: [] },
		{ oneOf: [], allOf: Object.keys(USERS) as Held[], except: Object.keys(USERS) as Held[] },
	],
];

describe.each(TABLE)('the rule %j', (rule, passing) => {
	describe.each(['oneOf', 'allOf', 'except'] as const)('as %s', (mode) => {
		test.each(Object.keys(USERS) as Held[])('for a user with %s', (held) => {
			expect(isAllowed({ ...rule, mode }, USERS[held], rules)).toBe(passing[mode].includes(held));
		});

		test.each([
			['an admin', { ...user([]), admin: true }],
			['the holder of *', user(['A', 'B'], ['*'])],
		])('%s passes', (_who, rights) => {
			expect(isAllowed({ ...rule, mode }, rights, rules)).toBe(true);
		});
	});
});
