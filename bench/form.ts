/** Typing in a form of 60 fields, in a built page on a processor four times slower: what is drawn again at each key, and how long it takes. */
import { chromium, type Page } from 'playwright-core';
import { findBrowser, launchOptions } from '#scripts/find-browser.ts';
import { settled, signIn } from '#tests/e2e/support/page-steps.ts';
import { buildVariant, serveVariant } from '#tests/e2e/support/variant.ts';
import type { Figure } from './figure.ts';
import { median } from './time-process.ts';

const FIELDS = 60;
const SLOWDOWN = 4;
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
	const site = await serveVariant(variant);
	const browser = await chromium.launch(launchOptions(findBrowser()));
	try {
		const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, baseURL: site.url, locale: 'zh-CN' });
		await signIn(page);
		await page.goto('/benchForm');
		await settled(page);
		const session = await page.context().newCDPSession(page);
		await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
		const keys = await typeEverywhere(page);
		const most = Math.max(...keys.map(({ redrawn }) => redrawn));
		return [
			{ name: 'form-redraws', value: most, unit: 'fields', limit: 1, atMost: true },
			{ name: 'form-key', value: median(keys.map(({ milliseconds }) => milliseconds)), unit: 'ms', limit: 16, atMost: true },
		];
	} finally {
		await browser.close();
		await site.close();
		variant.remove();
	}
}

interface Key {
	redrawn: number;
	milliseconds: number;
}

/**
 * One letter in each field. React hands every element that it draws a new object of props, and draws what is typed before the event
 * ends: the fields whose objects are others than before are those that were drawn.
 */
const typeEverywhere = (page: Page): Promise<Key[]> =>
	page.evaluate(() => {
		const rows = [...document.querySelectorAll<HTMLElement>('form [data-field]')];
		const props = Object.keys(rows[0] ?? {}).find((name) => name.startsWith('__reactProps$'));
		if (props === undefined) throw new Error('React does not tell the props of its elements any more.');
		const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
		return rows.map((row) => {
			const before = rows.map((each) => Reflect.get(each, props) as unknown);
			const input = row.querySelector('input');
			const start = performance.now();
			setValue?.call(input, '字');
			input?.dispatchEvent(new InputEvent('input', { bubbles: true, data: '字' }));
			const milliseconds = performance.now() - start;
			return { redrawn: rows.filter((each, index) => Reflect.get(each, props) !== before[index]).length, milliseconds };
		});
	});
