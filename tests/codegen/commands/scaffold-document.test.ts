import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { CommandResult } from '#codegen/commands/command.ts';
import { compileFiles } from '#codegen/commands/compile-project.ts';
import { scaffold } from '#codegen/commands/scaffold.ts';
import { isError } from '#codegen/diagnostics/diagnostic.ts';
import { type Project, resolveProject } from '#codegen/project.ts';
import { emittedMock } from '#tests/support/emitted-mock.ts';
import { createTestBackend } from '#tests/support/mock-backend.ts';

const parent = mkdtempSync(path.join(tmpdir(), 'document-'));
afterAll(() => rmSync(parent, { recursive: true, force: true }));

const RENTALS = 'tests/codegen/commands/rentals.openapi.yaml';

function scaffoldFrom(document: string, name: string): Promise<CommandResult> {
	const project = resolveProject({}, process.cwd());
	const compile = () => compileFiles(project);
	return scaffold(['app', path.join(parent, name)], { project, format: 'text', from: document, readText: () => null, compile });
}

const projectOf = (name: string): Project => resolveProject({ MANIFESTS: path.join(parent, name) }, process.cwd());

/** The operations that the tests of the app call, with their input. */
function callsOf(name: string): [operation: string, input: Record<string, unknown>][] {
	const text = readFileSync(path.join(parent, name, 'tests/operations.test.ts'), 'utf8');
	return [...text.matchAll(/^\t(\[".*\]),$/gm)].map(([, row = '']) => JSON.parse(row));
}

test.each([
	['rentals', RENTALS, 10],
	['clinic', 'tests/codegen/import/clinic.json', 7],
	['shop', 'tests/codegen/import/shop.swagger.yaml', 4],
])('an app of %s compiles, and its mock answers each operation', async (name, document, calls) => {
	expect(await scaffoldFrom(document, name)).toMatchObject({ code: 0 });
	const { diagnostics } = await compileFiles(projectOf(name));
	expect(diagnostics.filter(isError)).toEqual([]);
	const app = await emittedMock(projectOf(name).manifests);
	expect(callsOf(name)).toHaveLength(calls);
	for (const [operation, input] of callsOf(name)) {
		const { call, signIn, store } = createTestBackend({ app });
		const token = store.resources().includes('users') ? signIn('users', store.rows('users')[0]?.id ?? '', 'session') : null;
		expect((await call(operation, input, token)).status, operation).toBeLessThan(300);
	}
});

describe('an app of the rentals', () => {
	const read = (file: string): string => readFileSync(path.join(parent, 'rentals', file), 'utf8');

	test('has a menu with a group for each tag', () => {
		expect(parse(read('menus.yaml')).sidebar).toEqual([
			{ route: 'start' },
			{ title: 'Bikes', items: [{ route: 'listBikes' }, { route: 'addBike' }] },
			{ title: 'Rentals', items: [{ route: 'searchRentals' }] },
		]);
	});

	test('leads from lists to details, and from there to what can be done with the row', () => {
		expect(read('pages/list-bikes.yaml')).toContain('opens: { route: readBike, params: { bikeId: row.id } }');
		expect(read('pages/list-bikes.yaml')).toContain('{ label: New, opens: { route: addBike } }');
		expect(read('pages/search-rentals.yaml')).toContain('opens: { route: readRental, query: { code: row.code } }');
		expect(read('pages/read-bike.yaml')).toContain(
			'{ label: Edit, opens: { route: changeBike, params: { bikeId: route.params.bikeId } } }',
		);
		expect(read('pages/read-bike.yaml')).toContain('confirm: Delete this for good?');
		expect(read('pages/read-bike.yaml')).toContain('call: rentals.serviceBike');
		expect(read('pages/change-bike.yaml')).toContain('initial: data.current');
	});

	test('opens pages that no list leads to on the start page, with ids of the seed', () => {
		expect(read('pages/start.yaml')).toContain('opens: { route: readDepot, params: { depot: "\'depots-1\'" } }');
	});

	test('has rows whose ids refer to one another', () => {
		const bikes: { id: number; frame: string }[] = parse(read('seed/bikes.yaml'));
		const rentals: { bikeId: number }[] = parse(read('seed/rentals.yaml'));
		expect(rentals.map(({ bikeId }) => bikeId)).toEqual(bikes.map(({ id }) => id));
		expect(bikes[0]).toEqual({ id: 1, name: 'City', frame: 'F-0000', state: 'free', addedAt: '2024-01-01T00:00:00Z' });
	});

	test('has the row that a form has made in its list, below a field', async () => {
		const { call, signIn } = createTestBackend({ app: await emittedMock(projectOf('rentals').manifests) });
		const token = signIn('users', 1, 'session');
		const { data: made } = await call('rentals.addBike', { name: 'Cargo', frame: 'F-0001' }, token);
		const { data: bikes } = await call('rentals.listBikes', { q: 'cargo' }, token);
		expect(bikes.data).toEqual([made]);
	});
});

test('says what to look at first, and what has no page, with its place', async () => {
	const { output } = await scaffoldFrom(RENTALS, 'again');
	expect(output).toContain(`an app of ${RENTALS} (OpenAPI 3.1) with 7 pages for 10 operations.`);
	expect(output).toContain('`token` sends a token, but no operation gives one.');
	expect(output).toMatch(/rentals\.openapi\.yaml:\d+:5 {2}health\n {4}Its page: /);
});

test.each([
	['nothing.yaml', 'There is no file `nothing.yaml`.'],
	['package.json', 'is no document that can be imported'],
])('makes no app of %s', async (document, why) => {
	expect(await scaffoldFrom(document, 'none')).toMatchObject({ code: 2, output: expect.stringContaining(why) });
});
