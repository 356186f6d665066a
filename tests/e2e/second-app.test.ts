import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAppServer } from '#tests/support/app-server.ts';
import { type StartedApp, startApp } from '#tests/support/started-app.ts';
import { built } from './support/builds.ts';
import { recordLog } from './support/failure-record.ts';
import { settled } from './support/page-steps.ts';
import { lookOf, openBeforeScripts } from './support/theme-steps.ts';
import { openSite, type Visit } from './support/visit.ts';

let app: StartedApp;
let visit: Visit;

beforeAll(async () => {
	app = await startApp({ MANIFESTS: 'examples/library' });
	recordLog(app.output);
	visit = await openSite(app.url);
});

afterAll(async () => {
	await visit?.close();
	await app?.stop();
});

it('another folder of manifests is another app with its own title, menu and pages', async () => {
	const { page } = visit;
	await page.goto('/');
	await page.waitForURL(/\/shelf/);
	await settled(page);
	const menu = page.getByRole('navigation', { name: '主菜单' });
	expect(await menu.getByRole('link').allInnerTexts()).toEqual(['书架', '借阅']);
	expect(await page.title()).not.toContain('星芒');
});

it('its lists are searched and paginated by its own contract', async () => {
	const { page } = visit;
	await page.goto('/shelf');
	await settled(page);
	expect(await page.locator('main').getByRole('listitem').getByRole('heading').count()).toBe(6);
	await page.getByRole('searchbox').fill('沈屿');
	await expect
		.poll(() => page.locator('main').getByRole('listitem').getByRole('heading').allInnerTexts())
		.toEqual(['一粒种子的旅行', '海边观鸟手记']);
});

it('a form writes to its own back end, and the list shows the new row', async () => {
	const { page } = visit;
	await page.goto('/book/b03');
	await settled(page);
	await page.getByLabel('借书人').fill('叶知秋');
	await page.getByRole('button', { name: '借出', exact: true }).click();
	await page.waitForURL(/\/loans/);
	await page.getByRole('row', { name: /迷宫里的老鼠.*叶知秋/ }).waitFor();
});

it('the page has the colour of its app.yaml before any script runs, and its theme has a storage key of its own', async () => {
	const { page, complaints, close } = await openSite(app.url);
	await openBeforeScripts(page, '/', '{"version":1,"mode":"dark"}', 'student-app-theme');
	expect(await lookOf(page)).toMatchObject({ mode: 'light', primary: '47, 133, 90' });
	await openBeforeScripts(page, '/', '{"version":1,"mode":"dark"}', 'library-theme');
	expect(await lookOf(page)).toMatchObject({ mode: 'dark' });
	await close();
	expect(complaints).toEqual([]);
});

it('the second app caused no complaints of the page', () => {
	expect(visit.complaints).toEqual([]);
});

describe('an app outside of the project, with its own component, handler and pictures', () => {
	const MB = 1_000_000;
	let dist: string;
	let demo: string;

	/** Names relative to the folder, with their bytes; without the compressed copies. */
	const filesOf = (folder: string): [name: string, bytes: number][] =>
		readdirSync(folder, { recursive: true, encoding: 'utf8' })
			.map((name) => [name, statSync(path.join(folder, name))] as const)
			.flatMap(([name, stats]) => (stats.isFile() && !name.endsWith('.gz') ? [[name, stats.size]] : []));
	const weightOf = (folder: string): number => filesOf(folder).reduce((sum, [, bytes]) => sum + bytes, 0);
	const namesOf = (folder: string): string[] => filesOf(folder).map(([name]) => name);

	beforeAll(async () => {
		dist = await built('fleet');
		demo = await built('fleet-demo');
	});

	it('its build weighs less than 2 MB, its demo less than 2.5 MB', () => {
		expect(weightOf(dist)).toBeLessThan(2 * MB);
		expect(weightOf(demo)).toBeLessThan(2.5 * MB);
	});

	it('both contain its pictures, and nothing that its pages do not use', () => {
		expect(namesOf(dist)).toEqual(expect.arrayContaining(['favicon.svg', 'road.svg']));
		expect(readFileSync(path.join(dist, 'favicon.svg'), 'utf8')).toBe(readFileSync('examples/fleet/public/favicon.svg', 'utf8'));
		expect(namesOf(demo)).toContain('cars/kombi.svg');
		for (const folder of [dist, demo]) {
			expect(namesOf(folder).filter((name) => /KaTeX|pdf|judge|covers|videos|\.(mp4|wasm)$/.test(name))).toEqual([]);
			expect(readFileSync(path.join(folder, 'licenses.txt'), 'utf8')).not.toMatch(/^(katex|pdfjs-dist|hls\.js|mammoth) /m);
		}
	});

	it('its demo is usable: sign-in, its picture and component, and its handler writes', async () => {
		const server = await startAppServer({ dist: demo });
		const { page, complaints, close } = await openSite(server.url);
		await page.goto('/');
		await page.locator('img[src="/road.svg"]').waitFor();
		const form = page.getByRole('form', { name: 'Sign in' });
		await form.getByLabel('User name').fill('anna');
		await form.getByLabel('Password', { exact: true }).fill('secret');
		await form.getByRole('button', { name: 'Sign in', exact: true }).click();
		await page.getByRole('link', { name: 'Volta Kombi' }).click();
		await page.getByRole('img', { name: 'Number plate of the Volta Kombi: K-LM 204' }).waitFor();
		await page.getByText('Goes 380 km on a full battery').waitFor();
		await page.getByLabel('What for?').fill('Move house');
		await page.getByRole('button', { name: 'Take it' }).click();
		await page.getByRole('row', { name: /Volta Kombi.*Move house/ }).waitFor();
		await close();
		await server.close();
		expect(complaints).toEqual([]);
	});
});
