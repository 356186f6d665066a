// @vitest-environment node
import { expect, test } from 'vitest';
import { guest, signedIn, virtualAdmin } from '#src/session/session.ts';
import { info, operations } from './support.ts';

test('a guest has the default name and picture and no permissions', () => {
	expect(guest(operations)).toEqual({
		status: 'guest',
		user: { id: '', name: '游客', avatar: '/avatar.svg' },
		roles: [],
		permissions: [],
		admin: false,
		info: null,
		unconfirmed: false,
		fault: null,
	});
});

test('without a configured name a guest is called 游客', () => {
	expect(guest({}).user.name).toBe('游客');
});

test('reads the user from the response by the compiled fields', () => {
	expect(signedIn({ student: { id: 7, name: '小星', picture: '/p.png' }, roles: ['Editor'] }, operations)).toMatchObject({
		status: 'ready',
		user: { id: '7', name: '小星', avatar: '/p.png' },
		roles: ['Editor'],
		permissions: [],
		admin: false,
	});
});

test.each([null, 'student01', 7, [7]])('%j is not a user, whatever the compiled fields read from it', (answer) => {
	const fields = { id: () => 7, name: () => '小星' };
	expect(signedIn(answer, { ...operations, fields })).toBeNull();
});

test.each([undefined, []])('a response with roles %j gives the default role', (roles) => {
	expect(signedIn({ ...info, roles }, operations)?.roles).toEqual(['student']);
});

test('a user without name and picture has those of a guest', () => {
	expect(signedIn({ student: { id: 7, name: null } }, operations)?.user).toEqual({ id: '7', name: '游客', avatar: '/avatar.svg' });
});

test('the virtual user is called admin and has all permissions', () => {
	expect(virtualAdmin(operations)).toMatchObject({ status: 'ready', user: { name: 'admin' }, admin: true, permissions: ['*'] });
});
