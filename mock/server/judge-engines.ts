/** Prepares the judge's engine files for its processes: one folder for each set of versions, built once. */
import { createHash } from 'node:crypto';
import {
	copyFileSync,
	existsSync,
	linkSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { limitMemory, mendClang } from '#engines/mend-clang.ts';
import type { EngineName } from '#engines/messages.ts';
import { meterModule } from '#engines/metering/meter-module.ts';

export const ROOT = path.resolve(import.meta.dirname, '../..');
export const FOLDER = path.join(ROOT, '.cache/judge');

export interface EngineFolders {
	folder: string;
	/** Cache that processes share with later ones. */
	kept: string;
}

interface Source {
	/** Any file of the folder in its package. */
	file: string;
	/** Files transformed while copying; all others are copied unchanged. */
	changed: Readonly<Record<string, (bytes: Buffer) => Uint8Array | string>>;
	needed: RegExp;
}

const mended = (bytes: Buffer): string => mendClang(bytes.toString('utf8'));

/** `native` runs compiled programs and needs no files. */
const SOURCES: Readonly<Record<Exclude<EngineName, 'native'>, Source>> = {
	javascript: {
		file: '@jitl/quickjs-wasmfile-release-sync/wasm',
		changed: { 'emscripten-module.wasm': meterModule },
		needed: /^emscripten-module\.wasm$/,
	},
	python: {
		file: 'pyodide/pyodide.mjs',
		changed: { 'pyodide.asm.wasm': meterModule },
		needed: /^(pyodide(\.asm)?\.(mjs|wasm)|python_stdlib\.zip|pyodide-lock\.json)$/,
	},
	clang: { file: '@yowasp/clang', changed: { 'bundle.js': mended, 'llvm.core.wasm': limitMemory }, needed: /\.(js|wasm|tar)$/ },
};

/** Included in the hash because these sources determine the transformed files. */
const WORKS = ['engines/metering', 'engines/mend-clang.ts'];

export function prepareEngines(engine: EngineName): EngineFolders {
	const folders = { folder: path.join(FOLDER, version()), kept: path.join(FOLDER, version(), 'kept') };
	mkdirSync(folders.kept, { recursive: true });
	if (engine !== 'native') prepare(SOURCES[engine], path.join(folders.folder, engine));
	return folders;
}

function prepare({ file, changed, needed }: Source, folder: string): void {
	if (existsSync(folder)) return;
	const from = path.dirname(createRequire(path.join(ROOT, 'package.json')).resolve(file));
	const draft = mkdtempSync(`${folder}-`);
	for (const name of readdirSync(from).filter((each) => needed.test(each))) {
		const change = changed[name];
		if (change) writeFileSync(path.join(draft, name), change(readFileSync(path.join(from, name))));
		else linkOrCopy(path.join(from, name), path.join(draft, name));
	}
	writeFileSync(path.join(draft, 'package.json'), JSON.stringify({ type: 'module' }));
	moveIntoPlace(draft, folder);
}

function linkOrCopy(from: string, to: string): void {
	try {
		linkSync(from, to);
	} catch {
		copyFileSync(from, to);
	}
}

/** Two processes may build the same folder at once; the first one wins. */
function moveIntoPlace(draft: string, place: string): void {
	try {
		renameSync(draft, place);
	} catch (error) {
		rmSync(draft, { recursive: true, force: true });
		if (!existsSync(place)) throw error;
	}
}

export function keepFile(name: string, bytes: Uint8Array): void {
	const { kept } = prepareEngines('native');
	const draft = mkdtempSync(path.join(kept, 'draft-'));
	writeFileSync(path.join(draft, name), bytes);
	renameSync(path.join(draft, name), path.join(kept, name));
	rmSync(draft, { recursive: true });
}

let cachedVersion: string | null = null;

function version(): string {
	cachedVersion ??= readVersion();
	return cachedVersion;
}

function readVersion(): string {
	const hash = createHash('sha256').update(readFileSync(import.meta.filename));
	for (const work of WORKS.flatMap((place) => filesOf(path.join(ROOT, place)))) hash.update(readFileSync(work));
	const packages = Object.values(SOURCES).map(({ file }) =>
		file
			.split('/')
			.slice(0, file.startsWith('@') ? 2 : 1)
			.join('/'),
	);
	for (const name of packages) hash.update(readFileSync(path.join(ROOT, 'node_modules', name, 'package.json')));
	return hash.digest('hex').slice(0, 12);
}

const filesOf = (place: string): string[] =>
	place.endsWith('.ts')
		? [place]
		: readdirSync(place)
				.sort()
				.map((name) => path.join(place, name));
