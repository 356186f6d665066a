// @vitest-environment node
import { expect, test } from 'vitest';
import { access } from '#generated/access.ts';
import { unknownNames, withChoices } from '#src/tools/menu-studio/publish/name-choices.ts';

const LIST = [
	{
		path: '/a',
		component: 'Layout',
		roles: 'teacher',
		extra: { icon: 'ghost' },
		meta: { title: '甲', icon: 'ep:ghost', guard: ['Admin', 'teacher'] },
		children: [{ path: 'b', meta: { icon: 'home', guard: { role: ['head'], permission: ['read:system'], mode: 'oneOf' } } }],
	},
	{ path: '/c', name: 'teacher', meta: { icon: 'ep:ghost', guard: 'menuReader', requiredRoles: ['*'] } },
];

test('roles and icons that the app lacks are found once, wherever they are', () => {
	expect(unknownNames(LIST, access)).toEqual({ roles: ['teacher', 'head'], icons: ['ep:ghost'] });
});

test('what is chosen replaces them in access and icons, and nowhere else', () => {
	const chosen = withChoices(LIST, { roles: { teacher: 'Editor', head: 'Admin' }, icons: { 'ep:ghost': 'star' } });
	expect(chosen).toEqual([
		{
			...LIST[0],
			roles: ['Editor'],
			meta: { title: '甲', icon: 'star', guard: ['Admin', 'Editor'] },
			children: [{ path: 'b', meta: { icon: 'home', guard: { role: ['Admin'], permission: ['read:system'], mode: 'oneOf' } } }],
		},
		{ ...LIST[1], meta: { icon: 'star', guard: 'menuReader', requiredRoles: ['*'] } },
	]);
	expect(unknownNames(chosen, access)).toEqual({ roles: [], icons: [] });
});

test.each<[string, Record<string, string>]>([
	['nothing', {}],
	['an empty choice', { teacher: '' }],
	['names of the prototype', { constructor: 'Admin' }],
])('%s leaves the list as it is', (_what, roles) => {
	expect(withChoices(LIST, { roles, icons: {} })).toEqual(LIST);
});

test('a list that is none of ours in part keeps what cannot be read', () => {
	const odd = [null, 1, { path: '/a', meta: 'x', children: {} }, { meta: { roles: [1, null], icon: 3 } }] as never;
	expect(withChoices(odd, { roles: { teacher: 'Admin' }, icons: {} })).toEqual(odd);
	expect(unknownNames(odd, access)).toEqual({ roles: [], icons: [] });
});
