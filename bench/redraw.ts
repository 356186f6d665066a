/** How long an author waits from saving one page manifest to seeing it redrawn, with the dev server of `npm start` running. */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { findBrowser, launchOptions } from '#scripts/find-browser.ts';
import { startApp } from '#tests/support/started-app.ts';
import type { Figure } from './figure.ts';
import { median } from './time-process.ts';

const COPY = '.cache/bench-edit';
/** Where codegen puts the output of that folder. */
const OUTPUT = '.cache/cache-bench-edit';
const EDITS = 7;
/** Needs no sign-in and shows a text of its manifest. */
const PAGE = 'pages/not-found.yaml';
const ADDRESS = '/404';

export async function redrawFigures(): Promise<Figure[]> {
	rmSync(COPY, { recursive: true, force: true });
	cpSync('manifests', COPY, { recursive: true });
	const app = await startApp({ MANIFESTS: COPY });
	const browser = await chromium.launch(launchOptions(findBrowser()));
	try {
		const page = await browser.newPage();
		await page.goto(app.url + ADDRESS);
		await page.getByText('404').first().waitFor();
		const times: number[] = [];
		for (let edit = 0; edit <= EDITS; edit += 1) times.push(await timeEdit(page, edit));
		// The first edit warms the compiler and the dev server.
		return [{ name: 'redraw', value: median(times.slice(1)), unit: 's', limit: 0.3, atMost: true }];
	} finally {
		await browser.close();
		await app.stop();
		rmSync(COPY, { recursive: true, force: true });
		rmSync(OUTPUT, { recursive: true, force: true });
	}
}

async function timeEdit(page: Page, edit: number): Promise<number> {
	const file = path.join(COPY, PAGE);
	const mark = `改${edit}`;
	const edited = readFileSync(file, 'utf8').replace(/页面走丢了( 改\d+)?/, `页面走丢了 ${mark}`);
	const started = performance.now();
	writeFileSync(file, edited);
	await page.getByText(`页面走丢了 ${mark}`).first().waitFor();
	return (performance.now() - started) / 1000;
}
