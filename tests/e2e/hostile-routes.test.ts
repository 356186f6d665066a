/** Harmful route lists from the server in a browser: the app renders a page for each. `tests/src/routing` covers the rules, `tests/src/shell` their menus. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { seededSample } from '#tests/support/matrix.ts';
import { randomRouteList } from '#tests/support/random-route-lists.ts';
import { built } from './support/builds.ts';
import { openAs } from './support/page-steps.ts';
import { SERVED_LISTS, serveBuild } from './support/serve-build.ts';
import { openSite } from './support/visit.ts';

const page = (path: string, more: object = {}): object => ({ path, name: path, component: 'home', meta: { title: path }, ...more });

/** Navigations allowed while one address loads, redirects included. */
const BUDGET = 21;

type List = readonly [name: string, address: string, list: unknown];

/** Opens an address with each list. Returns the addresses without a page and the unsafe links. */
async function openWithEach(lists: readonly List[]): Promise<string[]> {
	let served: unknown = [page('/a')];
	const answer = (): Response => Response.json({ code: 200, message: 'ok', data: { list: served } });
	const site = await serveBuild(await built('product'), {
		...SERVED_LISTS,
		intercept: ({ url }) => (url.includes('/router/getList') ? answer() : null),
	});
	const { page: window, complaints, close } = await openSite(site.url);
	await openAs(window, 'student01', '/a');
	const faults: string[] = [];
	for (const [name, address, list] of lists) {
		served = list;
		faults.push(...(await faultsAt(window, address)).map((fault) => `${name}: ${fault}`));
	}
	// A route to a missing page is expected: the page and the console say so.
	faults.push(...complaints.filter((text) => !text.includes('No page is called')));
	await close();
	await site.close();
	return faults;
}

async function faultsAt(page: Page, address: string): Promise<string[]> {
	const visited: string[] = [];
	const note = (): void => void visited.push(new URL(page.url()).pathname);
	page.on('framenavigated', note);
	await page.goto(address);
	await page.waitForFunction(() =>
		[...document.querySelectorAll('main')].some(
			(main) => main.checkVisibility() && /\S/.test(main.innerText) && !main.innerText.includes('正在加载中'),
		),
	);
	page.off('framenavigated', note);
	const links = await page.locator('a[href]').evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
	return [
		...(visited.length > BUDGET ? [`${address} was redirected ${visited.length} times: ${visited.slice(-5).join(' → ')}`] : []),
		...links.filter((href) => !/^(https?|mailto|tel):/.test(href) || href.includes('evil')).map((href) => `a link leads to ${href}`),
	];
}

const many = Array.from({ length: 5000 }, (_, at) => at);

/** Lists that only rendering can show: a ring on the way in, what the guards cannot read, and a menu and tabs as long as counts. */
const CHOSEN: readonly List[] = [
	[
		'a ring, from /',
		'/',
		[
			{ path: '/403', name: 'forbidden', redirect: '/index' },
			{ path: '/404', name: 'notFound', redirect: '/403' },
			{ path: '/index', name: 'index', redirect: '/404' },
			{ path: '*', redirect: '/404' },
		],
	],
	['roles that throw', '/a', [page('/a', { meta: { roles: [{ toString: null }] } })]],
	['as many pinned tabs as pages count', '/p1', many.map((at) => page(`/p${at}`, { meta: { title: `${at}`, noClosable: true } }))],
];

const ADDRESSES = ['/', '/a', '/index', '/nowhere', '/learn', '/403', '/login'];

const RANDOM = Array.from(
	{ length: 70 },
	(_, seed): List => [`seed ${seed}`, ADDRESSES[seed % ADDRESSES.length] ?? '/', randomRouteList(seed)],
).filter(([, , list]) => Array.isArray(list));

it('chosen and random route lists end in a page without unsafe links, after few redirects', async () => {
	expect(await openWithEach([...CHOSEN, ...seededSample(RANDOM, 7, 1)])).toEqual([]);
});
