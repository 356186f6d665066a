import { defineConfig } from 'vitest/config';
import { arcoCopy } from './tests/support/copy-arco.ts';

const unit = ['tests/codegen/**/*.test.ts', 'tests/mock/**/*.test.ts', 'tests/scripts/**/*.test.ts', 'tests/bench/**/*.test.ts'];
const samples = 'tests/codegen/samples/**';

const compileManifests = './tests/support/compile-manifests.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Time-outs only end a hang; they never measure speed. */
const patience = { testTimeout: 5 * MINUTE, hookTimeout: 10 * MINUTE, expect: { poll: { timeout: MINUTE } } };

export default defineConfig({
	test: {
		// A small machine has two cores. Browser tests mostly wait.
		maxWorkers: 2,
		projects: [
			{
				test: {
					...patience,
					name: 'unit',
					environment: 'node',
					globalSetup: [compileManifests],
					include: unit,
					exclude: [samples],
					setupFiles: ['tests/support/quiet-console.ts'],
					// The compiler and the mock have no module state, and loading them takes longer than most test files.
					isolate: false,
					sequence: { groupOrder: 0 },
				},
			},
			{
				resolve: {
					alias: [
						{ find: /^@arco-design\/web-react$/, replacement: `${arcoCopy()}/lib/index.js` },
						{ find: /^@arco-design\/web-react\/es\//, replacement: `${arcoCopy()}/lib/` },
						// The build for Node takes other input than the one for browsers.
						{ find: /^mammoth$/, replacement: 'mammoth/mammoth.browser.js' },
					],
				},
				test: {
					...patience,
					name: 'dom',
					environment: './tests/support/dom-environment.ts',
					globalSetup: [compileManifests, 'tests/support/bundle-happy-dom.ts', 'tests/support/copy-arco.ts'],
					server: { deps: { external: [/\.cache[\\/]tests[\\/]arco-/] } },
					include: ['tests/src/**/*.test.{ts,tsx}', 'tests/features/**/*.test.{ts,tsx}'],
					setupFiles: ['tests/support/quiet-console.ts'],
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
					globalSetup: [compileManifests, 'tests/e2e/support/global-setup.ts'],
					setupFiles: ['tests/e2e/support/after-each.ts'],
					isolate: false,
					sequence: { groupOrder: 1 },
				},
			},
		],
	},
});
