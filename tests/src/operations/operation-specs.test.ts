// @vitest-environment node
import { afterEach, expect, test } from 'vitest';
import { operations } from '#generated/api/operations.ts';
import { operations as simulated } from '#generated/back-ends/simulated.ts';
import { checkWhole } from '#src/operations/check-answers.ts';
import { addOperations, operationSpecs, reachedOperation, replaceOperations } from '#src/operations/operation-specs.ts';

afterEach(() => {
	replaceOperations({});
	addOperations(operations);
});

test('spec 7.5: a replaced operation reaches the other one, also after more operations are loaded', () => {
	addOperations(simulated);
	replaceOperations({ 'main.register': 'simulated.register' });
	expect(operationSpecs['main.register']).toMatchObject({ api: 'simulated', path: '/register' });
	addOperations(operations);
	expect(operationSpecs['main.register']).toMatchObject({ api: 'simulated', path: '/register' });
	expect(operationSpecs['main.password']).toMatchObject({ api: 'main', path: '/password' });
	expect([reachedOperation('main.register'), reachedOperation('main.password')]).toEqual(['simulated.register', 'main.password']);
});

test('spec 7.5: the answer of a replaced operation is checked against the schema of the other one', async () => {
	const answer = { token: 'editor-token-1-1' };
	expect(await checkWhole('main.register')(answer)).toMatch(/done/);
	replaceOperations({ 'main.register': 'simulated.register' });
	expect(await checkWhole('main.register')(answer)).toBeNull();
});
