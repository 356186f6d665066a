/**
 * Gives each test file a window and modules of the app of its own. The files of a worker share only the packages, such as React, which take longer to
 * load than most files to run.
 */
import { afterAll, vi } from 'vitest';

vi.resetModules();
// `render.tsx` sets it and takes it back in an `afterAll`, which vitest leaves out where `-t` skips every test of a file.
Reflect.deleteProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT');
await globalThis.openWindow?.();

const { setTimeout, setInterval } = globalThis;
const timers: NodeJS.Timeout[] = [];
const noted =
	<P extends unknown[]>(start: (...parts: P) => NodeJS.Timeout) =>
	(...parts: P): NodeJS.Timeout => {
		const timer = start(...parts);
		timers.push(timer);
		return timer;
	};
const before = globalValues();
Object.assign(globalThis, { setTimeout: noted(setTimeout), setInterval: noted(setInterval) });

afterAll(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
	vi.unstubAllEnvs();
	Object.assign(globalThis, { setTimeout, setInterval });
	for (const timer of timers) clearTimeout(timer);
	// fake-indexeddb sets them.
	for (const name of Object.getOwnPropertyNames(globalThis)) if (/^(?:indexedDB$|IDB)/.test(name)) Reflect.deleteProperty(globalThis, name);
	const after = globalValues();
	const changed = [...before].filter(([name, value]) => !Object.is(after.get(name), value)).map(([name]) => name);
	if (changed.length > 0) throw new Error(`The next files would find other globals: ${changed.join(', ')}. Set them by vi.stubGlobal.`);
});

/** The globals of Node with their values. The getters are left out: vitest defines those of the window so, and Node those that it loads later. */
function globalValues(): Map<string, unknown> {
	const properties = Object.entries(Object.getOwnPropertyDescriptors(globalThis));
	return new Map(properties.flatMap(([name, { get, value }]) => (get ? [] : [[name, value] as const])));
}
