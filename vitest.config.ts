import path from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { type Project, resolveProject } from './codegen/project.ts';
import { compileManifests } from './scripts/test/compile-manifests.ts';
import { arcoCopy } from './tests/support/copy-arco.ts';
import { LongestFirst } from './tests/support/longest-first.ts';

const unit = ['codegen', 'engines', 'mock', 'build', 'scripts', 'bench', 'src', 'product'].map((folder) => `tests/${folder}/**/*.test.ts`);
const samples = 'tests/codegen/samples/**';
/** They need a window or change globals. */
const dom = ['src', 'product'].flatMap((folder) => [`tests/${folder}/**/*.test.tsx`, `tests/${folder}/**/*.dom.test.ts`]);

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Time-outs only end a hang; they never measure speed. */
const patience = { testTimeout: 5 * MINUTE, hookTimeout: 10 * MINUTE, expect: { poll: { timeout: MINUTE } } };

const arcoAliases = [
	{ find: /^@arco-design\/web-react$/, replacement: `${arcoCopy()}/lib/index.js` },
	{ find: /^@arco-design\/web-react\/es\//, replacement: `${arcoCopy()}/lib/` },
];

/** `npm test` runs those in `tests/journeys`, `npm run test:all` also those in `tests/e2e`. */
const inBrowsers = (name: 'journeys' | 'e2e'): TestProjectInlineConfiguration => ({
	test: {
		...patience,
		name,
		environment: 'node',
		include: [`tests/${name}/**/*.test.ts`],
		globalSetup: ['tests/e2e/support/global-setup.ts'],
		setupFiles: ['tests/e2e/support/after-each.ts'],
		isolate: false,
		sequence: { groupOrder: 1 },
	},
});

/** Each file has a window and modules of its own: see `fresh-window.ts`. */
const inWindows = {
	...patience,
	environment: './tests/support/dom-environment.ts',
	globalSetup: ['tests/support/bundle-happy-dom.ts', 'tests/support/copy-arco.ts'],
	setupFiles: ['tests/support/fresh-window.ts', 'tests/support/quiet-console.ts'],
	// Of the packages, only those that hold databases are loaded anew for each file.
	server: { deps: { external: [/\.cache[\\/]tests[\\/]arco-/], inline: ['idb', 'fake-indexeddb'] } },
	pool: 'threads',
	isolate: false,
	sequence: { groupOrder: 0 },
} satisfies TestProjectInlineConfiguration['test'];

/** Generated code and code folder of an app. */
const aliasesOf = (app: Project) => [
	{ find: /^#generated\//, replacement: `${app.generated}/` },
	{ find: /^#mock\/generated\//, replacement: `${app.mockGenerated}/` },
	{ find: /^#app\//, replacement: `${path.resolve(app.root, app.code)}/` },
];

const APP = resolveProject(process.env, import.meta.dirname);
const FLEET = resolveProject({ MANIFESTS: 'examples/fleet' }, import.meta.dirname);
compileManifests(APP.manifests, FLEET.manifests);

export default defineConfig({
	test: {
		// A small machine has two cores, and more browsers at once only take turns.
		maxWorkers: 2,
		sequence: { sequencer: LongestFirst },
		projects: [
			{
				resolve: { alias: aliasesOf(APP) },
				test: {
					...patience,
					name: 'unit',
					environment: 'node',
					include: unit,
					exclude: [samples, ...dom],
					setupFiles: ['tests/support/quiet-console.ts'],
					// Their modules have no state, and loading them takes longer than most test files.
					isolate: false,
					sequence: { groupOrder: 0 },
				},
			},
			{
				resolve: {
					alias: [
						...arcoAliases,
						...aliasesOf(APP),
						// The build for Node takes other input than the one for browsers.
						{ find: /^mammoth$/, replacement: 'mammoth/mammoth.browser.js' },
					],
				},
				test: { ...inWindows, name: 'dom', include: dom },
			},
			{
				// Another app in the place of the product: the one in English.
				resolve: {
					alias: [...arcoAliases, ...aliasesOf(FLEET)],
				},
				// The build sets them from app.yaml.
				define: { __DEMO__: 'false', __HASH_ADDRESSES__: 'false', __DEBUGGER_BLOCKER__: 'false' },
				test: { ...inWindows, name: 'english', include: ['tests/english/**/*.test.{ts,tsx}'] },
			},
			inBrowsers('journeys'),
			inBrowsers('e2e'),
		],
	},
});
