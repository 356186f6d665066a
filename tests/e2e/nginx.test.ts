/** The configuration of `deploy/` in a real nginx, below a base path and at the root. */

import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compressFiles } from '#build/compressed-files.ts';
import { shipped } from '#mock/generated/shipped.ts';
import { type AppServer, startAppServer } from '#tests/support/app-server.ts';
import { sampleOf } from '#tests/support/matrix.ts';
import { createTestBackend } from './support/backend.ts';
import { BASE, built } from './support/builds.ts';
import { hasNginx, type NginxSite, startNginx } from './support/nginx.ts';
import { storeToken } from './support/page-steps.ts';
import { openSite } from './support/visit.ts';
import { flawsOf, studentAddresses, walkThrough } from './support/walk.ts';

const isThere = hasNginx();
/** Why the tests are skipped. */
const reason = isThere ? '' : ' (nginx is not on this machine, and cannot be installed on it)';

const YEAR = 'public, max-age=31536000, immutable';

describe.skipIf(!isThere).each(sampleOf(['/', BASE], 1))(`behind nginx at %s${reason}`, (base) => {
	let root: string;
	let site: NginxSite;
	let backEnd: AppServer;
	let judge: EchoServer;
	const backend = createTestBackend({ site: base.replace(/\/$/, '') });

	beforeAll(async () => {
		mkdirSync('.cache', { recursive: true });
		root = path.resolve(mkdtempSync('.cache/served-'));
		const folder = path.join(root, base);
		cpSync(await built(base === BASE ? 'below-base-history' : 'product'), folder, { recursive: true });
		if (shipped.files) cpSync(shipped.files, folder, { recursive: true });
		compressFiles(folder);
		backEnd = await startAppServer({ dist: folder, bases: backend.bases, backend: backend.fetch });
		judge = await startEchoServer();
		site = await startNginx({
			BASE: base,
			ROOT: root,
			MAIN_BACK_END: `${backEnd.url}/main-api/`,
			QUESTION_BACK_END: `${backEnd.url}/question-api/`,
			JUDGE_BACK_END: `${judge.url}/`,
		});
	});
	afterAll(async () => {
		await site?.close();
		await Promise.all([backEnd?.close(), judge?.close()]);
		if (root) rmSync(root, { recursive: true, force: true });
	});

	const get = (address: string, init: RequestInit = {}): Promise<Response> => fetch(site.url + address, { redirect: 'manual', ...init });
	const hashed = (): string => readdirSync(path.join(root, base, 'static/js')).find((name) => /^index\.[0-9a-f]{8}\.js$/.test(name)) ?? '';

	test('addresses of pages get the page, the base path gets its slash, and a missing file is a 404', async () => {
		for (const address of [base, `${base}courseDetail/c01`, `${base}404`]) {
			const response = await get(address);
			expect([response.status, response.headers.get('content-type')], address).toEqual([200, 'text/html; charset=utf-8']);
			expect(await response.text(), address).toContain(`${base}static/js/`);
		}
		for (const address of [`${base}static/js/index.00000000.js`, `${base}covers/none.svg`, `${base}none.mp4`])
			expect((await get(address)).status, address).toBe(404);
		if (base === '/') return;
		const bare = await get(base.replace(/\/$/, ''));
		expect([bare.status, bare.headers.get('location')]).toEqual([301, base]);
		expect((await get('/elsewhere')).status).toBe(404);
	});

	test('only files with a hash are cached for ever, texts come compressed, and every answer has the headers', async () => {
		const cases: readonly [address: string, type: RegExp, cache: string | null][] = [
			[base, /^text\/html/, 'no-cache'],
			[`${base}courseIndex`, /^text\/html/, 'no-cache'],
			[`${base}static/js/${hashed()}`, /^text\/javascript/, YEAR],
			[`${base}config.json`, /^application\/json/, 'no-cache'],
			[`${base}version.json`, /^application\/json/, 'no-cache'],
			[`${base}sw.js`, /^text\/javascript/, 'no-cache'],
			[`${base}manifest.webmanifest`, /^application\/manifest\+json/, 'no-cache'],
			[`${base}robots.txt`, /^text\/plain/, 'no-cache'],
			[`${base}covers/robot.svg`, /^image\/svg\+xml/, 'no-cache'],
			[`${base}videos/clip-1.zh.vtt`, /^text\/vtt/, 'no-cache'],
			[`${base}videos/clip-2/index.m3u8`, /^application\/vnd.apple.mpegurl/, 'no-cache'],
			[`${base}static/files/a034.pdf`, /^application\/pdf/, 'no-cache'],
			[`${base}none.js`, /^text\/html/, 'no-cache'],
			['/main-api/user/student/info', /^application\/json/, 'no-store'],
		];
		for (const [address, type, cache] of cases) {
			const { headers } = await get(address);
			expect(headers.get('content-type'), address).toMatch(type);
			expect(headers.get('cache-control'), address).toBe(cache);
			expect(headers.get('x-content-type-options'), address).toBe('nosniff');
			if (cache !== 'no-store') expect(headers.get('content-security-policy'), address).toBe("frame-ancestors 'self'");
		}
		const worker = readdirSync(path.join(root, base, 'static/js/async/workers')).find((name) => name.endsWith('.js'));
		const policy = (await get(`${base}static/js/async/workers/${worker}`)).headers.get('content-security-policy');
		expect(policy).toBe(
			`default-src 'none'; script-src ${site.url}${base}static/js/ ${site.url}${base}judge-engines/ 'wasm-unsafe-eval'; connect-src ${site.url}${base}judge-engines/`,
		);
		const packed = await get(`${base}static/js/${hashed()}`, { headers: { 'Accept-Encoding': 'gzip' } });
		expect(packed.headers.get('content-encoding')).toBe('gzip');
	});

	test('uploads of 100 MB arrive, and a judge without the prefix gets its own paths', async () => {
		const body = Buffer.alloc(100 * 1024 * 1024);
		const response = await get('/judge-api/api/get-problem-list?limit=10', { method: 'POST', body });
		expect(await response.json()).toEqual({ url: '/api/get-problem-list?limit=10', bytes: body.length });
	});

	// Other tests open every page at the root.
	test.runIf(base === BASE)('pages of a student draw everything and keep to the policy', async () => {
		const { page, complaints } = await openSite(site.url);
		await storeToken(page);
		const addresses = sampleOf(withoutJudge, 4, 2).map((address) => base + address.slice(1));
		await walkThrough(page, addresses, async (address) => {
			expect(await flawsOf(page), address).toEqual([]);
			expect(await brokenPictures(page), address).toEqual([]);
		});
		expect(complaints).toEqual([]);
		expect(backend.violations).toEqual([]);
	});
});

/** Here the judge only repeats what it is asked. */
const withoutJudge = studentAddresses.filter((address) => !/^\/(problem|program|submission|statusProblem|rank)/i.test(address));

const brokenPictures = (page: Page): Promise<string[]> =>
	page.evaluate(async () => {
		const pictures = [...document.images].filter((each) => each.checkVisibility() && each.loading !== 'lazy');
		await Promise.all(pictures.map((each) => each.decode().catch(() => undefined)));
		return pictures.filter((each) => each.naturalWidth === 0).map((each) => each.src);
	});

interface EchoServer {
	url: string;
	close(): Promise<void>;
}

/** Answers with the path and the length of each request. */
async function startEchoServer(): Promise<EchoServer> {
	const server = createServer(async (request, response) => {
		let bytes = 0;
		for await (const part of request) bytes += (part as Buffer).length;
		response.setHeader('Content-Type', 'application/json');
		response.end(JSON.stringify({ url: request.url, bytes }));
	});
	await new Promise<void>((resolve) => {
		server.listen(0, '127.0.0.1', resolve);
	});
	const { port } = server.address() as AddressInfo;
	return {
		url: `http://127.0.0.1:${port}`,
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
}
