/** Gives a test file databases of its own, which happy-dom lacks. */
// biome-ignore lint/style/noRestrictedImports: taken away below
import 'fake-indexeddb/auto';
import { afterAll } from 'vitest';

afterAll(() => {
	for (const name of Object.getOwnPropertyNames(globalThis)) if (/^(?:indexedDB$|IDB)/.test(name)) Reflect.deleteProperty(globalThis, name);
});
