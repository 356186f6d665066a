/**
 * How long an author waits from saving one page manifest to seeing it redrawn, with the dev server of `npm start` running; beside a bare dev
 * server with one React component that is saved.
 */
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { findBrowser, launchOptions } from '#scripts/find-browser.ts';
import { findFreePort } from '#scripts/ports.ts';
import { startApp } from '#tests/support/started-app.ts';
import { compare, takeTurns } from './compare.ts';
import type { Figure } from './figure.ts';

const COPY = '.cache/bench-edit';
/** Where codegen puts the output of that folder. */
const OUTPUT = '.cache/cache-bench-edit';
const BARE = '.cache/bench-edit-bare';
/** Needs no sign-in and shows a text of its manifest. */
const PAGE = 'pages/not-found.yaml';
const ADDRESS = '/404';
const TEXT = '页面走丢了';

export async function redrawFigures(): Promise<Figure[]> {
	const browser = await chromium.launch(launchOptions(findBrowser()));
	const app = await openApp(browser);
	const bare = await openBare(browser);
	try {
		// The first edits warm the compiler and the dev servers.
		const { ours, component } = await takeTurns({ rounds: 9, warmUp: 2 }, { ours: app.edit, component: bare.edit });
		return [compare({ name: 'redraw', unit: 's', yardstick: 'a bare dev server with one React component', limit: 2 }, ours, component)];
	} finally {
		await browser.close();
		await Promise.all([app.stop(), bare.stop()]);
		for (const folder of [COPY, OUTPUT, BARE]) rmSync(folder, { recursive: true, force: true });
	}
}

interface EditedPage {
	/** Seconds from saving another text to seeing it. */
	edit: (round: number) => Promise<number>;
	stop: () => Promise<unknown> | unknown;
}

async function openApp(browser: Browser): Promise<EditedPage> {
	rmSync(COPY, { recursive: true, force: true });
	cpSync('manifests', COPY, { recursive: true });
	const app = await startApp({ MANIFESTS: COPY });
	const page = await browser.newPage();
	await page.goto(app.url + ADDRESS);
	await page.getByText(TEXT).first().waitFor();
	return { edit: (round) => timeEdit(page, path.join(COPY, PAGE), round), stop: app.stop };
}

async function openBare(browser: Browser): Promise<EditedPage> {
	mkdirSync(BARE, { recursive: true });
	const component = path.join(BARE, 'app.jsx');
	writeFileSync(component, `export const App = () => <h1>${TEXT}</h1>;\n`);
	writeFileSync(
		path.join(BARE, 'main.jsx'),
		"import { createRoot } from 'react-dom/client';\nimport { App } from './app.jsx';\ncreateRoot(document.getElementById('root')).render(<App />);\n",
	);
	const port = await findFreePort();
	const plugin = "import { pluginReact } from '@rsbuild/plugin-react';\n";
	const settings = { source: { entry: { index: './main.jsx' } }, server: { host: '127.0.0.1', port, strictPort: true } };
	writeFileSync(
		path.join(BARE, 'rsbuild.config.mjs'),
		`${plugin}export default { plugins: [pluginReact()], ...${JSON.stringify(settings)} };\n`,
	);
	const server = spawn(process.execPath, ['node_modules/@rsbuild/core/bin/rsbuild.js', 'dev', '--root', BARE], {
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	await new Promise<void>((resolve, reject) => {
		let output = '';
		for (const stream of [server.stdout, server.stderr])
			stream.on('data', (part: Buffer) => {
				output += part.toString();
				if (/\b(ready|built) in\b/.test(output)) resolve();
			});
		server.once('close', () => reject(new Error(`The bare dev server ended.\n${output}`)));
	});
	const page = await browser.newPage();
	await page.goto(`http://127.0.0.1:${port}/`);
	await page.getByText(TEXT).first().waitFor();
	return { edit: (round) => timeEdit(page, component, round), stop: () => server.kill() };
}

async function timeEdit(page: Page, file: string, round: number): Promise<number> {
	await page.bringToFront();
	const text = `${TEXT} 改${round}`;
	const edited = readFileSync(file, 'utf8').replace(new RegExp(`${TEXT}( 改\\d+)?`), text);
	const started = performance.now();
	writeFileSync(file, edited);
	await page.getByText(text, { exact: true }).first().waitFor();
	return (performance.now() - started) / 1000;
}
