/**
 * Time from saving one page manifest of 100 to its redraw by the dev server; beside the same edit in the generated page, without the
 * compiler.
 */
import { appendFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { resolveProject } from '#codegen/project.ts';
import { findBrowser, launchOptions } from '#scripts/find-browser.ts';
import { copyManifests } from '#tests/support/copy-manifests.ts';
import { startApp } from '#tests/support/started-app.ts';
import { compare, least, takeTurns } from './compare.ts';
import type { Figure } from './figure.ts';

const COPY = '.cache/bench-edit';
const OUTPUT = '.cache/cache-bench-edit';
/** A page that needs no sign-in and shows a text of its manifest. */
const MANIFEST = path.join(COPY, 'pages/not-found.yaml');
const ADDRESS = '/404';
const TEXT = '页面走丢了';
const PAGES = 100;
/** Repeated until the project has all its pages. */
const REPEATED = 'competition-detail';
/** Seconds that the compiler may add. The limit is twice the edit of the generated page, and these. */
const ADDED_S = 0.5;
const LIMIT = 2;

export async function redrawFigures(): Promise<Figure[]> {
	writeProject();
	const generated = path.join(resolveProject({ MANIFESTS: COPY }, process.cwd()).generated, 'pages/not-found.ts');
	const app = await startApp({ MANIFESTS: COPY });
	const browser = await chromium.launch(launchOptions(findBrowser()));
	try {
		const page = await browser.newPage();
		await page.goto(app.url + ADDRESS);
		await page.getByText(TEXT).first().waitFor();
		const { manifest, bundled } = await takeTurns(
			{ rounds: 9, warmUp: 2 },
			{
				manifest: (round) => timeEdit(page, MANIFEST, `改${round}`),
				bundled: (round) => timeEdit(page, generated, `直接改${round}`),
			},
		);
		return [
			compare(
				{ name: 'redraw', unit: 's', yardstick: `an edit of the generated page + ${ADDED_S / LIMIT} s`, limit: LIMIT, typical: least },
				manifest,
				bundled.map((seconds) => seconds + ADDED_S / LIMIT),
			),
		];
	} finally {
		await browser.close();
		await app.stop();
		for (const folder of [COPY, OUTPUT]) rmSync(folder, { recursive: true, force: true });
	}
}

function writeProject(): void {
	rmSync(COPY, { recursive: true, force: true });
	copyManifests('manifests', COPY);
	const folder = path.join(COPY, 'pages');
	const text = readFileSync(path.join(folder, `${REPEATED}.yaml`), 'utf8');
	for (let index = readdirSync(folder).length; index < PAGES; index += 1) {
		const name = `page-${index}`;
		writeFileSync(path.join(folder, `${name}.yaml`), text.replace(/^page: .*$/m, `page: ${name}`));
		const route = `{ path: '/more/${index}/:id', name: more${index}, component: ${name}, meta: { title: 更多, hidden: true } }`;
		appendFileSync(path.join(COPY, 'routes.yaml'), `  - ${route}\n`);
	}
}

async function timeEdit(page: Page, file: string, mark: string): Promise<number> {
	const text = `${TEXT} ${mark}`;
	const edited = readFileSync(file, 'utf8').replace(new RegExp(`${TEXT}( \\p{L}+\\d+)?`, 'gu'), text);
	const started = performance.now();
	writeFileSync(file, edited);
	// Looks in every frame. Locators look after 0, 20, 50, 100, 100 and then every 500 ms.
	await page.waitForFunction((shown) => document.body.innerText.includes(shown), text, { polling: 'raf' });
	return (performance.now() - started) / 1000;
}
