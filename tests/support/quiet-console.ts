/** A console warning or error fails the test, unless the test mocks the console method. */
import { afterEach, beforeEach, vi } from 'vitest';

/** Arco reads the ref of its children as before React 19; only the development build of React says so. */
const ARCO_ON_REACT_19 = 'Accessing element.ref was removed in React 19.';

const LOUD = ['error', 'warn'] as const;

beforeEach(() => {
	for (const method of LOUD)
		vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
			const text = parts.map(String).join(' ');
			if (!text.startsWith(ARCO_ON_REACT_19)) said.push(`console.${method}: ${text}`);
		});
});

afterEach(() => {
	vi.restoreAllMocks();
	const unexpected = said.splice(0);
	if (unexpected.length > 0) throw new Error(`The test wrote to the console, which no test may do unexpectedly:\n${unexpected.join('\n')}`);
});

const said: string[] = [];
