import { defineConfig } from 'vitest/config';

const unit = ['tests/codegen/**/*.test.ts', 'tests/mock/**/*.test.ts', 'tests/scripts/**/*.test.ts', 'tests/types/**/*.test.ts'];
const samples = 'tests/codegen/samples/**';

export default defineConfig({
	test: {
		// Two cores are what a small machine has; a browser test mostly waits.
		maxWorkers: 2,
		projects: [
			{
				test: {
					name: 'unit',
					environment: 'node',
					include: unit,
					exclude: [samples],
					setupFiles: ['tests/support/quiet-console.ts'],
					// The mutation tests compile hundreds of projects.
					testTimeout: 90_000,
					sequence: { groupOrder: 0 },
				},
			},
			{
				test: {
					name: 'dom',
					environment: 'happy-dom',
					include: ['tests/src/**/*.test.{ts,tsx}', 'tests/features/**/*.test.{ts,tsx}'],
					setupFiles: ['tests/support/quiet-console.ts'],
					testTimeout: 20_000,
					sequence: { groupOrder: 0 },
				},
			},
			{
				test: {
					name: 'e2e',
					environment: 'node',
					include: ['tests/e2e/**/*.test.ts'],
					globalSetup: ['tests/e2e/support/global-setup.ts'],
					setupFiles: ['tests/e2e/support/after-each.ts'],
					// Workers read what files share once.
					isolate: false,
					testTimeout: 60_000,
					hookTimeout: 120_000,
					expect: { poll: { timeout: 10_000 } },
					sequence: { groupOrder: 1 },
				},
			},
		],
	},
});
