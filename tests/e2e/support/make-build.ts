/** Builds of apps, made once for what they are made of and kept in `.cache/builds` for the next run. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listFiles } from '#codegen/freshness.mjs';
import { resolveProject } from '#codegen/project.ts';
import { copyManifests } from '#tests/support/copy-manifests.ts';

export interface AppBuild {
	/** In the name of its folder. */
	name: string;
	/** Folder of the manifests; by default the product's, whose compiled output is used. */
	manifests?: string;
	/** Text replacements by manifest file. A text that is not found throws. Replacing `''` creates a missing file. */
	changes?: Readonly<Record<string, Readonly<Record<string, string>>>>;
	/** Compiles a copy outside of the project. */
	outside?: boolean;
	/** The back end runs in the page. */
	demo?: boolean;
	/** `ASSET_PREFIX`; none by default. */
	assets?: string;
	/** False by default: minifying takes a third of the time. */
	minify?: boolean;
}

const FOLDER = '.cache/builds';

/** Returns the folder of the build. A second process that needs the same build waits for the first. */
export async function makeBuild(build: AppBuild, signal?: AbortSignal): Promise<string> {
	const key = createHash('sha1').update(JSON.stringify(build)).update(hashOfSources()).digest('hex').slice(0, 12);
	const place = path.resolve(FOLDER, `${build.name}-${key}`);
	mkdirSync(FOLDER, { recursive: true });
	while (!existsSync(place)) {
		const unlock = lock(`${place}.lock`);
		if (unlock === null) {
			await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
			continue;
		}
		try {
			if (!existsSync(place)) await make(build, place, signal);
		} finally {
			unlock();
		}
	}
	return place;
}

const WAIT_MS = 200;

const SOURCES = ['src', 'mock', 'codegen', 'build', 'scripts', 'public', 'manifests', 'product', 'examples'];
const FILES = ['package.json', 'package-lock.json', 'rsbuild.config.ts', 'tsconfig.json'];

let sources: string | undefined;

function hashOfSources(): string {
	if (sources !== undefined) return sources;
	const hash = createHash('sha1');
	for (const file of [...SOURCES.flatMap((folder) => listFiles('.', folder)), ...FILES].sort())
		hash.update(file).update(readFileSync(file));
	sources = hash.digest('hex');
	return sources;
}

/** Null while another living process holds the lock. */
function lock(file: string): (() => void) | null {
	try {
		writeFileSync(file, String(process.pid), { flag: 'wx' });
		return () => rmSync(file, { force: true });
	} catch {
		if (!isHeld(file)) rmSync(file, { force: true });
		return null;
	}
}

function isHeld(file: string): boolean {
	try {
		const owner = Number(readFileSync(file, 'utf8'));
		// Empty while its owner is writing it.
		if (owner > 0) process.kill(owner, 0);
		return true;
	} catch {
		return false;
	}
}

async function make(build: AppBuild, place: string, signal?: AbortSignal): Promise<void> {
	const folder = mkdtempSync(path.join(build.outside ? tmpdir() : FOLDER, 'unfinished-'));
	const dist = path.resolve(folder, 'dist');
	const manifests = build.changes || build.outside ? changedManifests(build, folder) : build.manifests;
	const env = {
		ASSET_PREFIX: build.assets ?? '',
		...(manifests && { MANIFESTS: manifests }),
		...(build.minify ? {} : { MINIFY: 'off' }),
	};
	try {
		if (manifests) await runNode(['codegen/main.mjs'], env, signal);
		const mode = build.demo ? ['--env-mode', 'demo'] : [];
		await runNode([RSBUILD, 'build', '--log-level', 'error', '--dist-path', dist, ...mode], env, signal);
		removeOlder(build.name);
		moveFolder(dist, place);
	} finally {
		if (manifests !== build.manifests)
			rmSync(resolveProject({ MANIFESTS: manifests }, process.cwd()).cache, { recursive: true, force: true });
		rmSync(folder, { recursive: true, force: true });
	}
}

const RSBUILD = 'node_modules/@rsbuild/core/bin/rsbuild.js';

function changedManifests({ manifests = 'manifests', changes = {} }: AppBuild, folder: string): string {
	// The name of the folder is that of the app in cache folders.
	const copy = path.join(folder, path.basename(folder));
	copyManifests(manifests, copy);
	for (const [name, replacements] of Object.entries(changes)) {
		const file = path.join(copy, name);
		writeFileSync(file, replaceAll(existsSync(file) ? readFileSync(file, 'utf8') : '', replacements, name));
	}
	return copy;
}

function replaceAll(text: string, replacements: Readonly<Record<string, string>>, name: string): string {
	return Object.entries(replacements).reduce((before, [from, to]) => {
		if (!before.includes(from)) throw new Error(`${name} does not say "${from}".`);
		return before.replace(from, to);
	}, text);
}

/** The folder of temporary files may be on another disk. The copy takes its name when it is whole. */
function moveFolder(from: string, to: string): void {
	cpSync(from, `${to}.part`, { recursive: true });
	renameSync(`${to}.part`, to);
}

/** Builds of other sources. */
function removeOlder(name: string): void {
	const isOlder = new RegExp(`^${name}-[0-9a-f]{12}$`);
	for (const each of readdirSync(FOLDER)) if (isOlder.test(each)) rmSync(path.join(FOLDER, each), { recursive: true, force: true });
}

/** Runs a Node script in a process without NODE_ENV=test, which builds must not see. */
function runNode(args: readonly string[], extraEnv: Readonly<Record<string, string>> = {}, signal?: AbortSignal): Promise<void> {
	const { NODE_ENV: _, VITEST: __, ...env } = process.env;
	const child = spawn(process.execPath, args, { env: { ...env, ...extraEnv }, stdio: ['ignore', 'pipe', 'pipe'], signal });
	let output = '';
	for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()));
	return new Promise((resolve, reject) => {
		child.once('error', reject);
		child.once('close', (code) =>
			code === 0 ? resolve() : reject(new Error(`\`node ${args.join(' ')}\` ended with code ${code}.\n${output}`)),
		);
	});
}
