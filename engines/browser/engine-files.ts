/** Files of the judge engines in a browser: fetched once with progress, then read from Cache Storage. */
import type { EngineName } from '#engines/messages.ts';
import type { Bytes, EngineFiles } from '#engines/worker/engine.ts';
import { handOut } from '#engines/worker/hand-out.ts';

interface EngineIndex {
	version: string;
	/** Transfer sizes in bytes, by file. */
	engines: Partial<Record<EngineName, { files: Record<string, number> }>>;
}

const STORE = 'judge-engines';

/** Captured before an engine can replace the global fetch. */
const fetchFile = globalThis.fetch.bind(globalThis);

/** `root`: the folder of all engines, with a trailing slash. */
export function engineFiles(root: string, engine: EngineName, onProgress: (loaded: number, total: number) => void): EngineFiles {
	const folder = `${root}${engine}/`;
	const index = once(() => readIndex(root));
	const progress = { loaded: 0 };
	const read = async (file: string): Promise<Bytes> => {
		const { version, engines } = await index();
		const sizes = engines[engine]?.files ?? {};
		const total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
		const onBytes = (count: number): void => {
			progress.loaded += count;
			onProgress(progress.loaded, total);
		};
		return decompress(await fetchOnce(`${folder}${file}.gz?v=${version}`, onBytes));
	};
	return {
		folder,
		read,
		async load(file) {
			const { version, engines } = await index();
			if (engine === 'clang') {
				const names = Object.keys(engines[engine]?.files ?? {});
				handOut(new Map(await Promise.all(names.map(async (name) => [`${folder}${name}`, await read(name)] as const))), {
					toResponse,
					once: true,
				});
			}
			return import(/* webpackIgnore: true */ `${folder}${file.replace(/\.mjs$/, '.js')}?v=${version}`);
		},
		async recall(name) {
			const { version } = await index();
			const found = await (await openStore())?.match(`${folder}kept/${name}?v=${version}`);
			return found ? new Uint8Array(await found.arrayBuffer()) : null;
		},
		async keep(name, bytes) {
			const { version } = await index();
			await (await openStore())?.put(`${folder}kept/${name}?v=${version}`, new Response(bytes)).catch(() => undefined);
		},
	};
}

export async function missingBytes(root: string, engine: EngineName): Promise<number> {
	const [{ version, engines }, store] = await Promise.all([readIndex(root), openStore()]);
	const missing = await Promise.all(
		Object.entries(engines[engine]?.files ?? {}).map(async ([file, size]) =>
			(await store?.match(`${root}${engine}/${file}.gz?v=${version}`)) ? 0 : size,
		),
	);
	return missing.reduce((sum, size) => sum + size, 0);
}

/** `compileStreaming` requires the MIME type `application/wasm`. */
const toResponse = (bytes: Bytes, url: string): Response =>
	new Response(bytes, { headers: { 'Content-Type': url.endsWith('.wasm') ? 'application/wasm' : 'application/octet-stream' } });

async function readIndex(root: string): Promise<EngineIndex> {
	const response = await fetchFile(`${root}index.json`, { cache: 'no-cache' });
	if (!response.ok) throw new Error(`${root}index.json: ${response.status}`);
	return (await response.json()) as EngineIndex;
}

/** Cache Storage is missing in insecure contexts; the HTTP cache is used there. */
const openStore = (): Promise<Cache | null> => (typeof caches === 'undefined' ? Promise.resolve(null) : caches.open(STORE));

async function fetchOnce(url: string, onBytes: (count: number) => void): Promise<ArrayBuffer> {
	const store = await openStore();
	const kept = await store?.match(url);
	if (kept) return kept.arrayBuffer();
	const response = await fetchFile(url);
	if (!response.ok || !response.body) throw new Error(`${url}: ${response.status}`);
	const counted = response.body.pipeThrough(
		new TransformStream<Uint8Array, Uint8Array>({
			transform(part, controller) {
				onBytes(part.length);
				controller.enqueue(part);
			},
		}),
	);
	const bytes = await new Response(counted).arrayBuffer();
	// If the cache is full, the engine still runs.
	await store?.put(url, new Response(bytes)).catch(() => undefined);
	return bytes;
}

async function decompress(bytes: ArrayBuffer): Promise<Bytes> {
	const body = new Response(bytes).body;
	if (!body) return new Uint8Array();
	return new Uint8Array(await new Response(body.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer());
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
	let made: Promise<T> | null = null;
	return () => {
		made ??= make();
		return made;
	};
}
