import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { project, run } from './support/mock-process.ts';

const bookAt = async (url: string): Promise<unknown> => ((await (await fetch(`${url}/lib-api/books/b3`)).json()) as { data: unknown }).data;

it('starts, prints its address and contract violations, and saves all rows when a signal ends it', async () => {
	const root = project();
	const mock = run(root);
	const url = await mock.saw(/mock: (\S+) plays 18 operations, scenario demo, with fresh rows\./);
	await fetch(`${url}/lib-api/wrong`);
	await mock.saw(/The answer of lib\.wrong breaks its contract at \$\.days: expected integer, got "14"[^\n]*\n\s+at (app\/wrong\.ts)/);
	const token = await mock.saw(/every row is at \S+\/db\?token=(\S+)/);
	const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
	await fetch(`${url}/db/books/b3`, { method: 'PATCH', body: '{"title":"改过的书名"}', headers });
	mock.child.kill('SIGTERM');
	expect(await mock.ended).toBe(0);
	expect(readFileSync(path.join(root, '.cache/mock/library/db.json'), 'utf8')).toContain('改过的书名');

	const again = run(root);
	const second = await again.saw(/mock: (\S+) plays .*with the rows of the last run/);
	expect(await bookAt(second)).toMatchObject({ title: '改过的书名' });
	again.child.kill('SIGINT');
	expect(await again.ended).toBe(0);

	const reset = run(root, ['--reset']);
	const third = await reset.saw(/mock: (\S+) plays .*with fresh rows/);
	expect(await bookAt(third)).toMatchObject({ title: '齿轮的秘密' });
});

it('says which port is taken and how to change it, and exits with 1', async () => {
	const other = createServer().listen(0, '127.0.0.1');
	await once(other, 'listening');
	onTestFinished(() => void other.close());
	const { port } = other.address() as { port: number };
	const mock = run(project(), [], { MOCK_PORT: String(port) });
	expect(await mock.ended).toBe(1);
	expect(mock.output()).toBe(`mock: port ${port} is taken. End what listens there, or choose another with MOCK_PORT=<port>.\n`);
});

it.each([
	[{ MOCK_SCENARIO: 'slwo' }, 'mock: There is no mock scenario "slwo". There are:\n  demo: '],
	[{ MOCK_PORT: 'x' }, 'mock: MOCK_PORT is "x", which is not a port'],
	[{ MANIFESTS: 'examples/none' }, 'mock: .cache/examples-none/mock/app.ts is missing: run `npm run codegen` first.'],
])('with %o it prints the problem and exits with 1', async (env, message) => {
	const root = project();
	const mock = run(root, [], env);
	expect(await mock.ended).toBe(1);
	expect(mock.output()).toContain(message);
	expect(existsSync(path.join(root, '.cache/mock'))).toBe(false);
});
