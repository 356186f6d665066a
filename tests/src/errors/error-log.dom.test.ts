import { expect, test, vi } from 'vitest';
import { addEntry } from '#src/errors/error-log.ts';
import { createErrorLog, type ErrorLog } from '#src/errors/error-log-store.ts';

const createTestLog = (enabled = true): ErrorLog =>
	createErrorLog({ enabled, url: () => 'http://school.test/index?token=abc', secrets: () => ['my-own-token'], monitor: null });

const entriesOf = ({ state }: ErrorLog): string[] => state.entries.map(({ error, url }) => `${error.message} at ${url}`);
const arrival = (log: ErrorLog, count: number): Promise<void> => expect.poll(() => log.state.entries).toHaveLength(count);

const silent = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);

test('keeps the newest hundred entries', () => {
	const entry = (id: number) => ({ id, error: new Error(String(id)), url: '', at: 0 });
	const many = Array.from({ length: 105 }, (_, index) => index).reduce<ReturnType<typeof entry>[]>(
		(log, id) => addEntry(log, entry(id)),
		[],
	);
	expect(many).toHaveLength(100);
	expect([many[0]?.id, many.at(-1)?.id]).toEqual([5, 104]);
});

test('an error caught by a boundary is logged with the page address, also to the console, both redacted', async () => {
	const written = silent();
	const log = createTestLog();
	log.report(new Error('cannot draw my-own-token'), 'home: table');
	await arrival(log, 1);
	expect(entriesOf(log)).toEqual(['cannot draw *** at http://school.test/index?token=***']);
	expect(written.mock.calls.map(([where, error]) => `${where} ${error.message}`)).toEqual(['home: table cannot draw ***']);
	log.clear();
	expect(log.state.entries).toEqual([]);
});

test('logs uncaught errors of event handlers and promises', async () => {
	silent();
	const log = createTestLog();
	log.report('first', 'the listeners are there now');
	await arrival(log, 1);
	const error = Object.assign(new Event('error', { cancelable: true }), { error: new Error('in a handler') });
	window.dispatchEvent(error);
	window.dispatchEvent(Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason: new Error('in a promise') }));
	await arrival(log, 3);
	expect(log.state.entries.map(({ error: { message } }) => message)).toEqual(['first', 'in a handler', 'in a promise']);
	// Otherwise the browser prints the error with all its properties.
	expect(error.defaultPrevented).toBe(true);
});

test('a build without logging stores and prints nothing', async () => {
	const written = silent();
	const log = createTestLog(false);
	log.report(new Error('boom'), 'home');
	window.dispatchEvent(Object.assign(new Event('error'), { error: new Error('boom') }));
	await vi.dynamicImportSettled();
	expect([log.state.entries.length, written.mock.calls.filter(([where]) => where === 'home').length]).toEqual([0, 0]);
});
