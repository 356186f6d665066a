/** Vitest's happy-dom environment, loaded from one bundled file. */
import { createRequire } from 'node:module';
import type * as HappyDom from 'happy-dom';
import { type Environment, populateGlobal } from 'vitest/runtime';
import { happyDomBundle } from './bundle-happy-dom.ts';

/** Avoids `import`, because vitest would transform the bundle. */
const requireNative = createRequire(import.meta.url);

/** Globals of Node that happy-dom replaces, as in vitest's own environment. */
const REPLACED = [
	'Request',
	'Response',
	'MessagePort',
	'fetch',
	'Headers',
	'AbortController',
	'AbortSignal',
	'URL',
	'URLSearchParams',
	'FormData',
];

const environment: Environment = {
	name: 'bundled-happy-dom',
	viteEnvironment: 'client',
	setup(global) {
		const { GlobalWindow } = requireNative(happyDomBundle()) as typeof HappyDom;
		const window = new GlobalWindow({
			url: 'http://localhost:3000',
			console: globalThis.console,
			settings: { disableErrorCapturing: true },
		});
		// Node 25 and later have a storage of their own, which is not there without a file, and warns when it is read.
		for (const storage of ['localStorage', 'sessionStorage']) Reflect.deleteProperty(global, storage);
		populateGlobal(global, window, { bindFunctions: true, additionalKeys: REPLACED });
		return {
			// The globals stay: no other file runs in this worker, and a timer of the app that fires now (a message that fades) still finds its window.
			async teardown() {
				await window.happyDOM.abort();
				window.close();
			},
		};
	},
};

// biome-ignore lint/style/noDefaultExport: vitest takes an environment from the default export
export default environment;
