/**
 * Fields rendered and time taken per key in a form of 60 fields with a throttled CPU, beside a bare React form; opening a select of 2,000
 * choices, beside a bare list of them; bytes that a date picker adds to a page.
 */
import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page, type Response } from 'playwright-core';
import { findBrowser, launchOptions } from '#scripts/find-browser.ts';
import { settled, signIn } from '#tests/e2e/support/page-steps.ts';
import { buildVariant, serveVariant } from '#tests/e2e/support/variant.ts';
import { addBarePages } from './bare-pages.ts';
import { compare, least, takeTurns } from './compare.ts';
import type { Figure } from './figure.ts';
import { onSlowProcessor, SLOWDOWN } from './slow-processor.ts';

const FIELDS = 60;
/** The browser compiles what a key runs only after some fifteen rounds. */
const ROUNDS = 20;
const CHOICES = 2000;
/** 100 ms where the bare list takes 125 ms. */
const SELECT_LIMIT = 0.8;
const KILO = 1000;
const names = Array.from({ length: FIELDS }, (_, index) => `f${index}`);

const OPERATION = `paths:
  /bench-form:
    post:
      operationId: benchForm
      summary: 六十项的表
      requestBody:
        required: true
        content:
          application/json:
            schema:
              type: object
              properties:
                choice: { type: string, description: 一项, enum: [${Array.from({ length: CHOICES }, (_, index) => `第${index}项`).join(', ')}] }
                day: { type: string, format: date, description: 一天 }
${names.map((name) => `                ${name}: { type: string, maxLength: 100, description: 第 ${name} 项 }\n`).join('')}
      responses:
        '200': { description: 好了, content: { application/json: { schema: { type: string } } } }
      x-mock: { answer: const, value: ok }
`;
const PAGE = `page: bench-form
title: 六十项的表
view:
  - block: form
    label: 六十项的表
    submits: main.benchForm
    columns: 3
    fields:
${names.map((name) => `      - { field: ${name}, label: 第 ${name} 项 }\n`).join('')}
    submit: 提交
`;
const pageOf = (name: string, field: string): string => `page: ${name}
title: 一项的表
view:
  - { block: form, label: 一项的表, submits: main.benchForm, fields: [{ field: ${field}, label: 一项 }], submit: 提交 }
`;
const PAGES: Readonly<Record<string, string>> = {
	'bench-form': PAGE,
	'bench-select': pageOf('bench-select', 'choice'),
	'bench-day': pageOf('bench-day', 'day'),
	'bench-text': pageOf('bench-text', 'f0'),
};
const routes = Object.keys(PAGES).map(
	(name) => `  - { path: /${name}, name: ${name.replace('-', '')}, component: ${name}, meta: { title: 表, hidden: true } }\n`,
);

export async function formFigures(): Promise<Figure[]> {
	const variant = await buildVariant(
		{},
		{
			...Object.fromEntries(Object.entries(PAGES).map(([name, text]) => [`pages/${name}.yaml`, { '': text }])),
			'routes.yaml': { 'routes:\n': `routes:\n${routes.join('')}` },
			'api/main.yaml': { 'paths:\n': OPERATION },
		},
		{ minify: true },
	);
	await addBarePages(variant.dist, ['form', 'list']);
	const site = await serveVariant(variant);
	const browser = await chromium.launch(launchOptions(findBrowser()));
	try {
		const options = { viewport: { width: 1440, height: 900 }, baseURL: site.url, locale: 'zh-CN' };
		const page = await browser.newPage(options);
		await signIn(page);
		await page.goto('/bench-form');
		await settled(page);
		const bare = await browser.newPage(options);
		await bare.goto('/bare/form.html');
		await bare.locator('form').waitFor();
		return [...(await measure(page, bare)), await selectFigure(browser, options), await sizeFigure(page)];
	} finally {
		await browser.close();
		await site.close();
		variant.remove();
	}
}

async function measure(page: Page, bare: Page): Promise<Figure[]> {
	let most = 0;
	const typeAll = (into: Page, round: number): Promise<readonly Key[]> => onSlowProcessor(into, () => typeEverywhere(into, `字${round}`));
	// Browser clocks have a resolution of 0.1 ms, so a single key says little.
	const milliseconds = (keys: readonly Key[]): number => keys.reduce((sum, key) => sum + key.milliseconds, 0) / keys.length;
	const samples = await takeTurns(
		{ rounds: ROUNDS },
		{
			ours: async (round) => {
				const keys = await typeAll(page, round);
				most = Math.max(most, ...keys.map(({ redrawn }) => redrawn));
				return milliseconds(keys);
			},
			bare: async (round) => milliseconds(await typeAll(bare, round)),
		},
	);
	const yardstick = 'a bare React form';
	return [
		{ name: 'form-redraws', value: most, unit: 'fields', limit: 1, atMost: true },
		compare(
			{ name: 'form-key', unit: 'ms', yardstick, limit: 2.5, note: `processor ÷ ${SLOWDOWN}`, typical: least },
			samples.ours,
			samples.bare,
		),
	];
}

const OPTION = '[role=option]';

/** From the click to the painted list. */
async function selectFigure(browser: Browser, options: Parameters<Browser['newPage']>[0]): Promise<Figure> {
	const page = await browser.newPage(options);
	await signIn(page);
	await page.goto('/bench-select');
	await page.getByRole('combobox').waitFor();
	const bare = await browser.newPage(options);
	await bare.goto('/bare/list.html');
	await bare.getByRole('combobox').waitFor();
	const open = (into: Page) => async (): Promise<number> => {
		const time = await onSlowProcessor(into, () => into.evaluate(openList, OPTION));
		await into.keyboard.press('Escape');
		await into.locator(OPTION).first().waitFor({ state: 'detached' });
		return time;
	};
	const samples = await takeTurns({ rounds: ROUNDS, warmUp: 1 }, { ours: open(page), bare: open(bare) });
	const note = `${CHOICES} choices, processor ÷ ${SLOWDOWN}`;
	const yardstick = 'a bare React list of all of them';
	return compare({ name: 'form-select', unit: 'ms', yardstick, limit: SELECT_LIMIT, note, typical: least }, samples.ours, samples.bare);
}

const openList = async (option: string): Promise<number> => {
	const combobox = document.querySelector<HTMLElement>('[role=combobox]');
	const start = performance.now();
	combobox?.focus();
	combobox?.click();
	while (!document.querySelector(option)) await new Promise(requestAnimationFrame);
	await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
	return performance.now() - start;
};

/** Scripts and styles of a page with a date picker, less those of the same page with a text field. */
async function sizeFigure(page: Page): Promise<Figure> {
	const sizeOf = async (address: string): Promise<number> => {
		const bodies: Promise<Buffer>[] = [];
		const keep = (response: Response): void => {
			if (/\.(js|css)$/.test(new URL(response.url()).pathname)) bodies.push(response.body());
		};
		page.on('response', keep);
		await page.goto(address);
		await page.getByRole('textbox', { name: '一项' }).waitFor();
		await settled(page);
		page.off('response', keep);
		return (await Promise.all(bodies)).reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0) / KILO;
	};
	const text = await sizeOf('/bench-text');
	return { name: 'form-day-size', value: (await sizeOf('/bench-day')) - text, unit: 'kB gz', limit: 60, atMost: true };
}

interface Key {
	redrawn: number;
	milliseconds: number;
}

/**
 * Types a text into each field. React gives each element a new props object when it renders it, so a changed object marks a rendered field.
 */
const typeEverywhere = (page: Page, text: string): Promise<Key[]> =>
	page.evaluate((typed) => {
		const rows = [...document.querySelectorAll<HTMLElement>('form [data-field]')];
		const props = Object.keys(rows[0] ?? {}).find((name) => name.startsWith('__reactProps$'));
		if (props === undefined) throw new Error('React does not tell the props of its elements any more.');
		const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
		return rows.map((row) => {
			const before = rows.map((each) => Reflect.get(each, props) as unknown);
			const input = row.querySelector('input');
			const start = performance.now();
			setValue?.call(input, typed);
			input?.dispatchEvent(new InputEvent('input', { bubbles: true, data: typed }));
			const milliseconds = performance.now() - start;
			return { redrawn: rows.filter((each, index) => Reflect.get(each, props) !== before[index]).length, milliseconds };
		});
	}, text);
