/** Every write of the product, its answer lost before or after the server's work and sent again with the key of its attempt. */
import { expect, it } from 'vitest';
import { app } from '#mock/generated/app.ts';
import { operations } from '#mock/generated/operations.ts';
import { IDEMPOTENCY_KEYS } from '#mock/store/store.ts';
import { createWorld, type World } from '#tests/product/student-world.ts';
import { requestOf } from '#tests/support/mock-backend.ts';
import { createScriptedRunner } from '#tests/support/scripted-runner.ts';
import { type Write, writes } from './write-inputs.ts';

const KEY = '"attempt-1"';

const names = operations.filter(({ method }) => method !== 'get').map(({ name }) => name);

it('knows an input of every write', () => {
	expect(Object.keys(writes).sort()).toEqual([...names].sort());
});

interface Stage {
	world: World;
	send(key?: string): Promise<{ status: number; body: string }>;
	/** The rows that have been added, changed or removed since the stage was set; those of the keys left out. */
	rows(): string[];
	/** Whether a host could have stored a change of the write before the key of its attempt. */
	isTorn(): boolean;
}

/** Random, and different in each world. */
const TOKEN = /\b[0-9a-f]{32}\b/g;

async function stage(name: string, { as, input }: Write): Promise<Stage> {
	const world = createWorld(
		undefined,
		createScriptedRunner(() => '3'),
	);
	const student = await world.as(as ?? 'student01');
	const given = typeof input === 'function' ? await input(student, world) : input;
	const touched = new Map<string, readonly [resource: string, id: string]>();
	let turn: 'none' | 'open' | 'over' = 'none';
	let torn = false;
	world.store.onChange((resource, id) => {
		if (resource === null || id === null) throw new Error(`${name} changes rows without naming them.`);
		if (resource === IDEMPOTENCY_KEYS) {
			torn ||= turn === 'over';
			return;
		}
		touched.set(`${resource} ${id}`, [resource, id]);
		if (turn !== 'none') return;
		turn = 'open';
		setImmediate(() => {
			turn = 'over';
		});
	});
	const api = app.apis[name.split('.')[0] ?? '']?.auth.token ?? '';
	const token = as === null ? null : api === 'main' ? student.token : world.signIn('users', as, api);
	return {
		world,
		async send(key) {
			const request = requestOf(app, name, given, token);
			if (key) request.headers.set('Idempotency-Key', key);
			const response = await world.backend.fetch(request);
			await world.backend.settled();
			return { status: response.status, body: await response.text() };
		},
		rows: () => [...touched.values()].map(([resource, id]) => rowText(resource, id, world.store.find(resource, id))).sort(),
		isTorn: () => torn,
	};
}

const rowText = (resource: string, id: string, row: unknown): string =>
	`${resource} ${id} ${JSON.stringify(row ?? null)}`.replace(TOKEN, '<token>');

it.each(names)('%s is done once, whether its answer was lost before or after the work', async (name) => {
	const write = writes[name];
	if (!write) throw new Error(`${name} has no input here.`);
	const once = await stage(name, write);
	const only = await once.send();
	expect([only.status, JSON.parse(only.body)]).toMatchObject([200, expect.not.objectContaining({ data: undefined })]);
	expect(only.body).toMatch(/"(code|status)":200/);
	// Before: the first request never arrives. After: its answer is thrown away.
	const before = await stage(name, write);
	const arrived = await before.send(KEY);
	expect(arrived.body.replace(TOKEN, '<token>')).toBe(only.body.replace(TOKEN, '<token>'));
	expect(before.rows()).toEqual(once.rows());
	expect(before.isTorn()).toBe(false);
	expect(await before.send(KEY)).toEqual(arrived);
	expect(before.rows()).toEqual(once.rows());
});
