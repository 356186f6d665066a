import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type StartedApp, startApp } from '#tests/support/started-app.ts';
import { recordLog } from './support/failure-record.ts';
import { openSite, type Visit } from './support/visit.ts';

/** A copy of the second app, so an aborted run leaves no broken manifest behind. */
const MANIFESTS = '.cache/overlay-app';
const PAGE = `${MANIFESTS}/pages/shelf.yaml`;

let app: StartedApp;
let visit: Visit;

beforeAll(async () => {
	cpSync('examples/library', MANIFESTS, { recursive: true });
	app = await startApp({ MANIFESTS });
	recordLog(app.output);
	visit = await openSite(app.url);
});

afterAll(async () => {
	await visit?.close();
	await app?.stop();
	rmSync(MANIFESTS, { recursive: true, force: true });
});

function edit(find: string, replace: string): void {
	const text = readFileSync(PAGE, 'utf8');
	expect(text).toContain(find);
	writeFileSync(PAGE, text.replace(find, replace));
}

it('a bad manifest shows its finding over the running page, and a fixed one is rendered', async () => {
	const { page } = visit;
	await page.goto('/shelf');
	await page.getByRole('heading', { name: '找一本书' }).waitFor();
	const overlay = page.locator('rsbuild-error-overlay');

	edit('row.title', 'row.titel');
	await overlay.getByText(/pages\/shelf\.yaml:\d+:\d+ +unknown-field/).waitFor();
	expect(await page.getByRole('heading', { name: '一粒种子的旅行' }).count()).toBe(1);

	edit('row.titel', 'row.title');
	edit('找一本书', '找一本好书');
	await page.getByRole('heading', { name: '找一本好书' }).waitFor();
	await overlay.waitFor({ state: 'detached' });
});
