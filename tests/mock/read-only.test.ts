import { expect, it } from 'vitest';
import type { MockAnswer } from '#mock/generated/answer-types.ts';
import type { MockApp } from '#mock/operation.ts';
import { createTestBackend, type Reply } from '#tests/support/mock-backend.ts';
import { fixtureApp } from './fixture-app.ts';

type Said = MockAnswer['readOnly'];

/** Bo may only read. */
const appWith = (readOnly?: Said): MockApp => ({
	...fixtureApp,
	readOnly: { resource: 'readers', where: { name: ['bo', 'an'] }, message: '只能看' },
	operations: fixtureApp.operations.map((operation) =>
		readOnly === undefined ? operation : { ...operation, mock: { ...operation.mock, readOnly } },
	),
});

const INPUTS: Readonly<Record<string, Record<string, unknown>>> = {
	'lib.lend': { bookId: 'b1' },
	'lib.signIn': { username: 'lan', password: '123456' },
};

async function callAs(id: string, name: string, readOnly?: Said): Promise<Reply> {
	const { call, signIn } = createTestBackend({ app: appWith(readOnly) });
	return call(name, INPUTS[name], signIn('readers', id, 'lib'));
}

it.each([
	['a write of this account', 'r2', 'lib.lend', undefined, [403, '只能看']],
	['a write of another account', 'r1', 'lib.lend', undefined, [200, 'success']],
	['a read', 'r2', 'lib.myLoans', undefined, [200, 'success']],
	['a public operation', 'r2', 'lib.signIn', undefined, [200, 'success']],
	['a write that is allowed', 'r2', 'lib.lend', 'allow', [200, 'success']],
	['a write with words of its own', 'r2', 'lib.lend', { message: '不能借' }, [403, '不能借']],
	['a write with a code of its own', 'r2', 'lib.lend', { code: 409, message: '不能借' }, [409, '不能借']],
] as const)('answers %s', async (_case, id, name, said, expected) => {
	const { code, message } = await callAs(id, name, said);
	expect([code, message]).toEqual(expected);
});
