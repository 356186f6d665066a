/** The worker of the Node host. It is bundled on first use (judge-host.ts), since threads of Node do not read TypeScript. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { EngineName } from '#mock/judge/messages.ts';
import { serve } from '#mock/judge/worker/serve.ts';

/** Where an engine stands among the packages: any file of its folder. */
const PACKAGES: Readonly<Record<EngineName, string>> = {
	javascript: '@jitl/quickjs-wasmfile-release-sync/wasm',
	python: 'pyodide/pyodide.mjs',
	clang: '@yowasp/clang',
	native: '@yowasp/clang',
};

const port = parentPort;
if (!port) throw new Error('This file is the inside of a worker.');
const { root } = workerData as { root: string };
const post = port.postMessage.bind(port);

serve({
	post,
	onOrder: (take) => void port.on('message', take),
	filesOf: (engine) => {
		const folder = path.dirname(createRequire(path.join(root, 'package.json')).resolve(PACKAGES[engine]));
		return {
			folder: `${folder}/`,
			read: (file) => readFile(path.join(folder, file)),
			load: (file) => import(/* webpackIgnore: true */ pathToFileURL(path.join(folder, file)).href),
		};
	},
});
