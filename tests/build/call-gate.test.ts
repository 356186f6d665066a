import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { createCallGate } from '#build/call-gate.ts';

const call = (): ServerResponse => Object.assign(new EventEmitter(), { closed: false }) as unknown as ServerResponse;

function createLog() {
	const log: string[] = [];
	const note = (promise: Promise<unknown>, name: string): void => void promise.then(() => log.push(name));
	const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
	return { log, note, turn };
}

it('lets calls pass while it is open', async () => {
	await createCallGate().pass(call());
});

it('closes once the calls that have passed are answered, and holds back further ones until it opens', async () => {
	const gate = createCallGate();
	const { log, note, turn } = createLog();
	const first = call();
	await gate.pass(first);
	note(gate.close(), 'closed');
	note(gate.pass(call()), 'passed');
	await turn();
	expect(log).toEqual([]);
	first.emit('close');
	await turn();
	expect(log).toEqual(['closed']);
	gate.open();
	await turn();
	expect(log).toEqual(['closed', 'passed']);
});

it('does not wait for a held call whose client has gone', async () => {
	const gate = createCallGate();
	const { log, note, turn } = createLog();
	await gate.close();
	const gone = call();
	note(gate.pass(gone), 'passed');
	Object.assign(gone, { closed: true });
	gate.open();
	await turn();
	note(gate.close(), 'closed');
	await turn();
	expect(log).toEqual(['passed', 'closed']);
});
