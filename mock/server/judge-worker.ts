/** The worker of the Node host. It is bundled on first use (judge-host.ts), since threads of Node do not read TypeScript. */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, threadId, workerData } from 'node:worker_threads';
import { mendClang } from '#mock/judge/mend-clang.ts';
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
const { root, kept } = workerData as { root: string; kept: string };
const post = port.postMessage.bind(port);

/** The compiler's module, mended, in the folder of what is kept. */
async function mended(file: string): Promise<string> {
	const place = path.join(kept, 'clang.mjs');
	await keepFile(place, new TextEncoder().encode(mendClang(await readFile(file, 'utf8'), pathToFileURL(file).href)));
	return place;
}

/** Two workers may keep the same at once: whoever comes later replaces a whole file by a whole file. */
async function keepFile(file: string, bytes: Uint8Array): Promise<void> {
	await mkdir(path.dirname(file), { recursive: true });
	const draft = `${file}.${threadId}-${Date.now()}`;
	await writeFile(draft, bytes);
	await rename(draft, file);
}

serve({
	post,
	onOrder: (take) => void port.on('message', take),
	filesOf: (engine) => {
		const packaged = path.dirname(createRequire(path.join(root, 'package.json')).resolve(PACKAGES[engine]));
		return {
			folder: `${packaged}/`,
			read: (file) => readFile(path.join(packaged, file)),
			load: async (file) => {
				const place = path.join(packaged, file);
				const url = pathToFileURL(engine === 'clang' ? await mended(place) : place).href;
				return import(/* webpackIgnore: true */ url);
			},
			recall: (name) => readFile(path.join(kept, name)).catch(() => null),
			keep: (name, bytes) => keepFile(path.join(kept, name), bytes),
		};
	},
});
