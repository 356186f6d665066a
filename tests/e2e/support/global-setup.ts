/** Once for all browser tests: builds the app and its demo, and starts one Chromium to which every test file connects. */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { type BrowserServer, chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { findBrowser, launchOptions } from '#scripts/find-browser.ts';

declare module 'vitest' {
	interface ProvidedContext {
		/** Where to connect to the browser. */
		browserEndpoint: string;
		/** Folder of the production build. */
		dist: string;
		/** Folder of the build that has its back end in the browser. */
		demoDist: string;
	}
}

/** Of this run alone, so that two runs at once do not build over one another. */
let folder = '';
let server: BrowserServer | undefined;

export async function setup(project: TestProject): Promise<void> {
	server = await chromium.launchServer(launchOptions(findBrowser()));
	mkdirSync('.cache', { recursive: true });
	folder = mkdtempSync('.cache/e2e-');
	const dist = `${folder}/dist`;
	const demoDist = `${folder}/dist-demo`;
	await build(dist);
	await build(demoDist, '--env-mode', 'demo');
	project.provide('browserEndpoint', server.wsEndpoint());
	project.provide('dist', dist);
	project.provide('demoDist', demoDist);
}

export async function teardown(): Promise<void> {
	await server?.close();
	if (folder) rmSync(folder, { recursive: true, force: true });
}

const build = (folder: string, ...options: string[]): Promise<void> =>
	run(['node_modules/@rsbuild/core/bin/rsbuild.js', 'build', '--log-level', 'error', '--dist-path', folder, ...options]);

/** Runs a Node script as its own process: tests are run in NODE_ENV=test, and builds must not be. */
function run(args: readonly string[]): Promise<void> {
	const { NODE_ENV: _, VITEST: __, ...env } = process.env;
	const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
	let output = '';
	for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()));
	return new Promise((resolve, reject) => {
		child.once('error', reject);
		child.once('close', (code) =>
			code === 0 ? resolve() : reject(new Error(`\`node ${args.join(' ')}\` ended with code ${code}.\n${output}`)),
		);
	});
}
