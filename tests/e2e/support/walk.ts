import type { Page } from 'playwright-core';
import type { RouteName } from '#generated/names.ts';
import { addressesOfUser, everyAddress } from './every-address.ts';
import { settled } from './page-steps.ts';

const OF_GUESTS: readonly RouteName[] = [
	'login',
	'register',
	'password',
	'forbidden',
	'notFound',
	'serverError',
	'unavailable',
	'verifyHonor',
];
const OF_ADMINISTRATORS: readonly RouteName[] = ['menuStudio', 'accessMatrix', 'worlds'];
/** They lead to one of their own pages. */
const GROUPS: readonly RouteName[] = [
	'home',
	'courses',
	'examPrepHub',
	'honorsGallery',
	'challengeArena',
	'videos',
	'problem',
	'robots',
	'notices',
	'administration',
];
const SIGN_IN: readonly RouteName[] = ['login', 'register', 'password'];

const addressesWithout = (user: string, leftOut: readonly RouteName[]): string[] =>
	addressesOfUser(user)
		.filter(({ name }) => !leftOut.includes(name))
		.map(({ address }) => address);

const addressesOf = (names: readonly RouteName[]): string[] =>
	everyAddress.filter(({ name }) => names.includes(name)).map(({ address }) => address);

export const guestAddresses = addressesOf(OF_GUESTS);
export const administratorAddresses = addressesOf(OF_ADMINISTRATORS);
export const studentAddressesOf = (user: string): string[] => addressesWithout(user, [...SIGN_IN, ...OF_ADMINISTRATORS, ...GROUPS]);
export const studentAddresses = studentAddressesOf('student01');

/** Tabs and states that the addresses of routes do not show. */
export const tabAddresses: readonly string[] = [
	...['intro', 'files', 'homework', 'teachers', 'ratings'].map((tab) => `/courseDetail/c05?tab=${tab}`),
	...['timetable', 'homework', 'calendar', 'wrong', 'notes', 'contests', 'honours'].map((tab) => `/ucenter?tab=${tab}`),
	...['rules', 'awards', 'results', 'notices'].map((tab) => `/CompetitionDetail/k01?tab=${tab}`),
	'/problem/index?tab=program',
	'/problem/index?tab=stats',
	'/examPrepHubIndex?tab=attempts',
	'/rankLists/k07',
	'/search',
	'/search?keyword=zzqqxx',
	'/courseCatalogue?category=d2',
	'/document-preview?id=a005',
];

/** Navigates without reloading, as the browser's back button does, and does not wait for the page. */
export const pushAddress = (page: Page, address: string): Promise<void> =>
	page.evaluate((to) => {
		history.pushState({}, '', to);
		dispatchEvent(new PopStateEvent('popstate', { state: {} }));
	}, address);

export async function walkTo(page: Page, address: string): Promise<void> {
	await pushAddress(page, address);
	await settled(page);
}

/** Pages after which the app is reloaded. Kept-alive pages slow down axe, and after many of them everything. */
export const RELOAD_AFTER = { forAxe: 5, usual: 25 } as const;

export async function walkThrough(
	page: Page,
	addresses: readonly string[],
	look: (address: string) => Promise<void>,
	reloadAfter: number = RELOAD_AFTER.usual,
): Promise<void> {
	for (const [index, address] of addresses.entries()) {
		if (index % reloadAfter === 0) await page.goto(address).then(() => settled(page));
		else await walkTo(page, address);
		await look(address);
	}
}

export const flawsOf = (page: Page): Promise<string[]> =>
	page.evaluate(() => {
		const main = [...document.querySelectorAll('main')].find((each) => each.checkVisibility());
		const visible = (selector: string) =>
			[...(main?.querySelectorAll<HTMLElement>(selector) ?? [])].filter((each) => each.checkVisibility());
		const titles = visible('h1').map((each) => each.innerText.trim());
		const text = main?.innerText ?? '';
		const flaws: string[] = [];
		if (titles.length !== 1 || !titles[0]) flaws.push(`headings of the first level: ${JSON.stringify(titles)}`);
		if (document.documentElement.scrollWidth > innerWidth) flaws.push(`is ${document.documentElement.scrollWidth} px wide`);
		for (const each of visible('[role=alert]')) if (each.innerText.trim()) flaws.push(`complains: ${each.innerText.trim().split('\n')[0]}`);
		for (const odd of ['undefined', 'NaN', '[object', 'Invalid Date']) if (text.includes(odd)) flaws.push(`says ${odd}`);
		return flaws;
	});
