import { expect, test } from 'vitest';
import { mainPages } from '#generated/main-pages.ts';
import { blankPages, type PageName } from '#generated/pages.ts';
import { createFaultySite, pathOf } from './faulty-site.ts';

const pages = Object.entries({ ...blankPages, ...mainPages }).map(([name, { load }]) => [name as PageName, load] as const);
const definitions = await Promise.all(pages.map(async ([name, load]) => ({ name, state: (await load()).state ?? {} })));
const names = definitions
	.filter(({ name, state }) => !pathOf(name).includes(':') && Object.values(state).some(({ query }) => query))
	.map(({ name }) => name);

const site = await createFaultySite();

test.each(names)('%s says what it needs, or does without, when the address has no query', async (name) => {
	const { screen, failures, settle } = await site.open(name, pathOf(name));
	await settle();
	expect(screen.container.textContent).not.toMatch(/undefined|null|NaN/);
	expect(screen.queryAllByRole('alert')).toEqual([]);
	expect(failures).toEqual([]);
	expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});
