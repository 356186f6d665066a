// @vitest-environment node
import { expect, test } from 'vitest';
import { operations } from '#generated/api/operations.ts';
import { operations as simulated } from '#generated/back-ends/simulated.ts';
import { checkWhole } from '#src/operations/check-answers.ts';
import { createLoadedOperations } from '#src/operations/loaded-operations.ts';

function createReplaced() {
	const table = createLoadedOperations({ 'main.register': 'simulated.register' });
	table.add(simulated);
	return table;
}

test('spec 7.5: a replaced operation reaches the other one, also after more operations are loaded', () => {
	const table = createReplaced();
	expect(table.specs['main.register']).toMatchObject({ api: 'simulated', path: '/register' });
	table.add(operations);
	expect(table.specs['main.register']).toMatchObject({ api: 'simulated', path: '/register' });
	expect(table.specs['main.password']).toMatchObject({ api: 'main', path: '/password' });
	expect([table.reached('main.register'), table.reached('main.password')]).toEqual(['simulated.register', 'main.password']);
});

test('spec 7.5: the answer of a replaced operation is checked against the schema of the other one', async () => {
	const answer = { token: 'editor-token-1-1' };
	expect(await checkWhole('main.register')(answer)).toMatch(/done/);
	expect(await checkWhole(createReplaced().reached('main.register'))(answer)).toBeNull();
});
