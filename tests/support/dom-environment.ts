/** Vitest's happy-dom environment, loaded from one bundled file. `fresh-window.ts` opens another window for each test file. */
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

declare global {
	/** Opens a new window in the place of the one before. Tests in Node have none. */
	var openWindow: (() => Promise<void>) | undefined;
}

const environment: Environment = {
	name: 'bundled-happy-dom',
	viteEnvironment: 'client',
	setup(global) {
		// Node 25 and later have a storage of their own, which is not there without a file, and warns when it is read.
		for (const storage of ['localStorage', 'sessionStorage']) Reflect.deleteProperty(global, storage);
		let shown = showWindow(global);
		global.openWindow = async () => {
			await shown.window.happyDOM.abort();
			shown.takeAway();
			shown = showWindow(global);
		};
		return {
			// The globals stay, so that code of the app that still runs finds its window.
			async teardown() {
				await shown.window.happyDOM.abort();
				shown.window.close();
			},
		};
	},
};

/** Makes a new window the global object. It stays open while its worker runs, because packages keep functions of it. */
function showWindow(global: typeof globalThis): { window: HappyDom.GlobalWindow; takeAway: () => void } {
	const { GlobalWindow } = requireNative(happyDomBundle()) as typeof HappyDom;
	const window = new GlobalWindow({ url: 'http://localhost:3000', settings: { disableErrorCapturing: true } });
	const { keys, originals } = populateGlobal(global, window, { bindFunctions: true, additionalKeys: REPLACED });
	const takeAway = (): void => {
		for (const key of keys) Reflect.deleteProperty(global, key);
		for (const [key, value] of originals) Reflect.set(global, key, value);
	};
	return { window, takeAway };
}

// biome-ignore lint/style/noDefaultExport: vitest takes an environment from the default export
export default environment;
