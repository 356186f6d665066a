/** Fields rendered and time taken per key in a form of 60 fields with a throttled CPU, beside a bare React form. */
import { chromium, type Page } from 'playwright-core';
import { findBrowser, launchOptions } from '#scripts/find-browser.ts';
import { settled, signIn } from '#tests/e2e/support/page-steps.ts';
import { buildVariant, serveVariant } from '#tests/e2e/support/variant.ts';
import { addBarePages } from './bare-pages.ts';
import { compare, least, takeTurns } from './compare.ts';
import type { Figure } from './figure.ts';
import { onSlowProcessor, SLOWDOWN } from './slow-processor.ts';

const FIELDS = 60;
const ROUNDS = 5;
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
const ROUTE = '{ path: /benchForm, name: benchForm, component: bench-form, meta: { title: 表, hidden: true } }';

export async function formFigures(): Promise<Figure[]> {
	const variant = await buildVariant(
		{},
		{
			'pages/bench-form.yaml': { '': PAGE },
			'routes.yaml': { 'routes:\n': `routes:\n  - ${ROUTE}\n` },
			'api/main.yaml': { 'paths:\n': OPERATION },
		},
		{ minify: true },
	);
	await addBarePages(variant.dist, ['form']);
	const site = await serveVariant(variant);
	const browser = await chromium.launch(launchOptions(findBrowser()));
	try {
		const options = { viewport: { width: 1440, height: 900 }, baseURL: site.url, locale: 'zh-CN' };
		const page = await browser.newPage(options);
		await signIn(page);
		await page.goto('/benchForm');
		await settled(page);
		const bare = await browser.newPage(options);
		await bare.goto('/bare/form.html');
		await bare.locator('form').waitFor();
		return await measure(page, bare);
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
