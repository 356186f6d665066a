// @vitest-environment node
import { expect, test } from 'vitest';
import { appendSuffix, guest, signedIn, virtualAdmin } from '#src/session/session.ts';
import { info, operations } from './support.ts';

const range = { suffixFrom: 1000, suffixTo: 9999 };

test.each([
	[0, 'abc1000'],
	[0.5, 'abc5500'],
	[0.9999999, 'abc9999'],
])('a random number of four digits ends the stored token (%d)', (random, stored) => {
	expect(appendSuffix('abc', range, () => random)).toBe(stored);
});

test('a guest has the default name and picture and no rights', () => {
	expect(guest(operations)).toEqual({
		status: 'guest',
		user: { id: '', name: '游客', avatar: '/avatar.svg' },
		roles: [],
		permissions: [],
		admin: false,
		info: null,
		fault: null,
	});
});

test('an app that names no default calls a guest 游客', () => {
	expect(guest({}).user.name).toBe('游客');
});

test('the user is read from the answer by the compiled fields', () => {
	expect(signedIn({ student: { id: 7, name: '小星', picture: '/p.png' }, roles: ['Editor'] }, operations)).toMatchObject({
		status: 'ready',
		user: { id: '7', name: '小星', avatar: '/p.png' },
		roles: ['Editor'],
		permissions: [],
		admin: false,
	});
});

test.each([null, 'student01', 7, [7]])('%j is no user, whatever the compiled fields find in it', (answer) => {
	const fields = { id: () => 7, name: () => '小星' };
	expect(signedIn(answer, { ...operations, fields })).toBeNull();
});

test.each([undefined, []])('an answer with roles %j means the default role', (roles) => {
	expect(signedIn({ ...info, roles }, operations)?.roles).toEqual(['student']);
});

test('a user without name and picture has those of a guest', () => {
	expect(signedIn({ student: { id: 7, name: null } }, operations)?.user).toEqual({ id: '7', name: '游客', avatar: '/avatar.svg' });
});

test('the virtual user is called admin and may do everything', () => {
	expect(virtualAdmin(operations)).toMatchObject({ status: 'ready', user: { name: 'admin' }, admin: true, permissions: ['*'] });
});
