/** A console warning or error fails the test, unless the test mocks the console method. */
import { afterEach, beforeEach, vi } from 'vitest';

const LOUD = ['error', 'warn'] as const;

beforeEach(() => {
	for (const method of LOUD)
		vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
			said.push(`console.${method}: ${parts.map(String).join(' ')}`);
		});
});

afterEach(() => {
	vi.restoreAllMocks();
	const unexpected = said.splice(0);
	if (unexpected.length > 0) throw new Error(`The test wrote to the console, which no test may do unexpectedly:\n${unexpected.join('\n')}`);
});

const said: string[] = [];
