/**
 * Packs the judge's engines as gzipped static files for the demo build: not every static file server compresses. `index.json` lists them.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { mendClang } from '#engines/mend-clang.ts';
import { meterModule } from '#engines/metering/meter-module.ts';
import type { ShippedFiles } from '#mock/operation.ts';

interface Source {
	package: string;
	folder: string;
	/** Gzipped files that the worker reads whole. */
	packed: readonly string[];
	/** WebAssembly files of `packed` that run programs, and so are metered. */
	metered: readonly string[];
	/** ES modules that the worker imports. */
	modules: readonly string[];
}

const SOURCES: Readonly<Record<ShippedFiles['engines'][number], Source>> = {
	javascript: {
		package: '@jitl/quickjs-wasmfile-release-sync',
		folder: 'dist',
		packed: ['emscripten-module.wasm'],
		metered: ['emscripten-module.wasm'],
		modules: [],
	},
	python: {
		package: 'pyodide',
		folder: '.',
		metered: ['pyodide.asm.wasm'],
		packed: ['pyodide.asm.wasm', 'python_stdlib.zip', 'pyodide-lock.json'],
		modules: ['pyodide.mjs', 'pyodide.asm.mjs'],
	},
	clang: {
		package: '@yowasp/clang',
		folder: 'gen',
		metered: [],
		packed: ['llvm.core.wasm', 'llvm.core2.wasm', 'llvm.core3.wasm', 'llvm.core4.wasm', 'llvm-resources.tar'],
		modules: ['bundle.js'],
	},
};

export const PACKAGES_OF_ENGINES = {
	javascript: SOURCES.javascript.package,
	python: SOURCES.python.package,
	clang: SOURCES.clang.package,
};

/** Files of the compiler for other targets, other languages and older headers. */
const NOT_NEEDED =
	/^(share\/|include\/(c\+\+\/v1\/__cxx03\/|sanitizer\/|hlsl\/|openmp_wrappers\/|ppc_wrappers\/|cuda_wrappers\/|llvm_offload_wrappers\/|llvm_libc_wrappers\/|fuzzer\/|profile\/|xray\/|orc\/|[^/]*intrin\.h|(altivec|opencl|hexagon|hvx|arm|riscv|amx|avx|lasx|lsx|sifive|velintrin|vecintrin|s390)[^/]*\.h)|lib\/.*(\.so|profile\.a)$)/;

export function packJudgeEngines(root: string, engines: ShippedFiles['engines']): string {
	const version = versionOf(root);
	const folder = path.join(root, '.cache/judge-engines', [version, ...[...engines].sort()].join('-'));
	if (existsSync(folder)) return folder;
	mkdirSync(path.dirname(folder), { recursive: true });
	const draft = mkdtempSync(`${folder}-`);
	const index = Object.fromEntries(engines.map((engine) => [engine, packOne(root, draft, engine, SOURCES[engine])]));
	writeFileSync(path.join(draft, 'index.json'), JSON.stringify({ version, engines: index }));
	// A concurrent build has finished first; its output is the same.
	if (existsSync(folder)) rmSync(draft, { recursive: true });
	else renameSync(draft, folder);
	return folder;
}

function packOne(root: string, draft: string, engine: string, { package: name, folder, packed, metered, modules }: Source) {
	const from = path.join(root, 'node_modules', name, folder);
	const to = path.join(draft, engine);
	mkdirSync(to, { recursive: true });
	for (const file of modules)
		writeFileSync(path.join(to, plainName(file)), plainModule(readFileSync(path.join(from, file), 'utf8'), modules));
	const sizes = packed.map((file) => {
		const bytes = readFileSync(path.join(from, file));
		const content = metered.includes(file) ? meterModule(bytes) : bytes;
		const compressed = gzipSync(file.endsWith('.tar') ? pruneTar(bytes) : content, { level: 6 });
		writeFileSync(path.join(to, `${file}.gz`), compressed);
		return [file, compressed.length] as const;
	});
	return { files: Object.fromEntries(sizes) };
}

/** Renames `.mjs` files: servers that do not know the suffix send a type for which browsers refuse modules. */
const plainName = (file: string): string => file.replace(/\.mjs$/, '.js');

const plainModule = (text: string, modules: readonly string[]): string =>
	modules.includes('bundle.js') ? mendClang(text) : modules.reduce((changed, name) => changed.replaceAll(name, plainName(name)), text);

const BLOCK = 512;

/** Removes unneeded files from a tar archive. An entry is a 512-byte header followed by the padded content. */
function pruneTar(bytes: Buffer): Buffer {
	const kept: Buffer[] = [];
	for (let at = 0; at + BLOCK <= bytes.length; ) {
		const header = bytes.subarray(at, at + BLOCK);
		const size = Number.parseInt(textAt(header, 124, 12) || '0', 8);
		const end = at + BLOCK + Math.ceil(size / BLOCK) * BLOCK;
		const prefix = textAt(header, 345, 155);
		const name = (prefix ? `${prefix}/` : '') + textAt(header, 0, 100);
		const isFile = header[156] === 0 || header[156] === 0x30;
		if (!isFile || !NOT_NEEDED.test(name)) kept.push(bytes.subarray(at, end));
		at = end;
	}
	return Buffer.concat(kept);
}

const textAt = (header: Buffer, from: number, length: number): string =>
	header
		.subarray(from, from + length)
		.toString('latin1')
		.replace(/\0.*$/s, '')
		.trim();

function versionOf(root: string): string {
	const metering = path.join(root, 'engines/metering');
	const works = ['build/judge-engines.ts', 'engines/mend-clang.ts', ...readdirSync(metering).map((name) => `engines/metering/${name}`)];
	const hash = createHash('sha256');
	for (const work of works.sort()) hash.update(readFileSync(path.join(root, work)));
	for (const { package: name } of Object.values(SOURCES)) hash.update(readFileSync(path.join(root, 'node_modules', name, 'package.json')));
	return hash.digest('hex').slice(0, 12);
}
