/** Fields that a key redraws in a form of 60; opening a select of 2,000 choices, beside a bare list of them; bytes that a date picker adds to a page. */
import type { Page } from 'playwright-core';
import { settled } from '#tests/e2e/support/page-steps.ts';
import { compare, least, takeTurns } from './compare.ts';
import type { Figure } from './figure.ts';
import { gzippedSize, loadedFiles } from './loaded-files.ts';
import { type BenchSite, withSite } from './site.ts';
import { onSlowProcessor, SLOWDOWN } from './slow-processor.ts';

const ACCOUNT = 'student01';
const FIELDS = 60;
/** The browser compiles what a key runs only after some fifteen rounds. */
const ROUNDS = 20;
const CHOICES = 2000;
/** 100 ms where the bare list takes 125 ms. */
const SELECT_LIMIT = 0.8;
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

const build = {
	name: 'bench-form',
	changes: {
		...Object.fromEntries(Object.entries(PAGES).map(([name, text]) => [`pages/${name}.yaml`, { '': text }])),
		'routes.yaml': { 'routes:\n': `routes:\n${routes.join('')}` },
		'api/main.yaml': { 'paths:\n': OPERATION },
	},
};

export const formFigures = (): Promise<Figure[]> =>
	withSite({ pages: ['list'], build }, async (site) => [await redrawFigure(site), await selectFigure(site), await sizeFigure(site)]);

async function redrawFigure({ open }: BenchSite): Promise<Figure> {
	const page = await open(ACCOUNT);
	await page.goto('/bench-form');
	await settled(page);
	const redrawn = await typeEverywhere(page, '字');
	return { name: 'form-redraws', value: Math.max(...redrawn), unit: 'fields', limit: 1, atMost: true };
}

const OPTION = '[role=option]';

/** From the click to the painted list. */
async function selectFigure(site: BenchSite): Promise<Figure> {
	const page = await site.open(ACCOUNT);
	const bare = await site.open();
	await page.goto('/bench-select');
	await bare.goto('/bare/list.html');
	for (const each of [page, bare]) await each.getByRole('combobox').waitFor();
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
async function sizeFigure({ open, dist }: BenchSite): Promise<Figure> {
	const page = await open(ACCOUNT);
	const sizeOf = async (address: string): Promise<number> => gzippedSize(dist, await loadedFiles(page, [address]));
	const text = await sizeOf('/bench-text');
	return { name: 'form-day-size', value: (await sizeOf('/bench-day')) - text, unit: 'kB gz', limit: 60, atMost: true };
}

/**
 * Types a text into each field, and returns how many fields each key redrew. React gives an element a new props object when it renders it,
 * so a changed object marks a rendered field.
 */
const typeEverywhere = (page: Page, text: string): Promise<number[]> =>
	page.evaluate((typed) => {
		const rows = [...document.querySelectorAll<HTMLElement>('form [data-field]')];
		const props = Object.keys(rows[0] ?? {}).find((name) => name.startsWith('__reactProps$'));
		if (props === undefined) throw new Error('React does not tell the props of its elements any more.');
		const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
		return rows.map((row) => {
			const before = rows.map((each) => Reflect.get(each, props) as unknown);
			const input = row.querySelector('input');
			setValue?.call(input, typed);
			input?.dispatchEvent(new InputEvent('input', { bubbles: true, data: typed }));
			return rows.filter((each, index) => Reflect.get(each, props) !== before[index]).length;
		});
	}, text);
