import { defineConfig } from 'vitest/config';

const unit = ['tests/codegen/**/*.test.ts', 'tests/mock/**/*.test.ts', 'tests/scripts/**/*.test.ts', 'tests/bench/**/*.test.ts'];
const samples = 'tests/codegen/samples/**';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Time-outs only end a hang: a test takes as long as the machine takes. */
const patience = { testTimeout: 5 * MINUTE, hookTimeout: 10 * MINUTE, expect: { poll: { timeout: MINUTE } } };

export default defineConfig({
	test: {
		// Two cores are what a small machine has; a browser test mostly waits.
		maxWorkers: 2,
		projects: [
			{
				test: {
					...patience,
					name: 'unit',
					environment: 'node',
					include: unit,
					exclude: [samples],
					setupFiles: ['tests/support/quiet-console.ts'],
					// The compiler and the mock hold no state of their own, and loading them takes longer than most files.
					isolate: false,
					sequence: { groupOrder: 0 },
				},
			},
			{
				test: {
					...patience,
					name: 'dom',
					environment: './tests/support/dom-environment.ts',
					globalSetup: ['tests/support/bundle-happy-dom.ts'],
					include: ['tests/src/**/*.test.{ts,tsx}', 'tests/features/**/*.test.{ts,tsx}'],
					setupFiles: ['tests/support/quiet-console.ts'],
					// A thread starts sooner than a process.
					pool: 'threads',
					sequence: { groupOrder: 0 },
				},
			},
			{
				test: {
					...patience,
					name: 'e2e',
					environment: 'node',
					include: ['tests/e2e/**/*.test.ts'],
					globalSetup: ['tests/e2e/support/global-setup.ts'],
					setupFiles: ['tests/e2e/support/after-each.ts'],
					// Workers read what files share once.
					isolate: false,
					sequence: { groupOrder: 1 },
				},
			},
		],
	},
});
