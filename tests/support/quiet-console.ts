/** A console warning or error fails the test, unless the test mocks the console method. */
import { afterEach, beforeEach, vi } from 'vitest';
import { ARCO_WARNING } from './arco-warning.ts';

const LOUD = ['error', 'warn'] as const;

beforeEach(() => {
	for (const method of LOUD)
		vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
			const text = parts.map(String).join(' ');
			if (!text.startsWith(ARCO_WARNING)) said.push(`console.${method}: ${text}`);
		});
});

afterEach(() => {
	vi.restoreAllMocks();
	const unexpected = said.splice(0);
	if (unexpected.length > 0) throw new Error(`The test wrote to the console, which no test may do unexpectedly:\n${unexpected.join('\n')}`);
});

const said: string[] = [];
