/** A student who clicks, types and goes back at random, the same way each time for the same seed. */
import type { Page } from 'playwright-core';
import { type NextNumber, seededNumbers } from '#tests/support/seeded-numbers.ts';
import { NARROW, WIDE } from './visit.ts';

/**
 * What ends the visit, needs the network, or leaves the page: engines and files are downloaded; a locked screen and an exam that is being sat
 * show nothing else.
 */
const LEFT_ALONE = '退出|开始|继续|进入|交卷|重置|锁定|锁屏|解锁|下载|打印|全屏|运行|调试|移除|切换账号|忘记';

/** Roles of elements that react to a click. */
const ROLES = ['button', 'checkbox', 'combobox', 'menuitem', 'option', 'radio', 'slider', 'switch', 'tab', 'treeitem'];
const CONTROLS = ['a[href]', 'button', 'summary', 'label', ...ROLES.map((role) => `[role=${role}]`)].join();

const WORDS = ['小车', 'Python', '12', '  ', 'a<b>&"', '一段比较长的文字，用来看看换行', '😀'];

interface Target {
	name: string;
	x: number;
	y: number;
}

type Deed = (page: Page, next: NextNumber) => Promise<string>;

/** Each as often as its share of 100. */
const DEEDS: readonly [share: number, deed: Deed][] = [
	[54, click],
	[12, open],
	[10, type],
	[6, (page) => press(page, 'Escape')],
	[3, (page) => press(page, 'Enter')],
	[7, back],
	[2, forward],
	[4, changeTheme],
	[2, resize],
];

export interface Walk {
	/** What was done, one line a step. */
	steps: string[];
	/** Takes the next step. */
	step(): Promise<void>;
}

export function randomWalk(page: Page, seed: number): Walk {
	const next = seededNumbers(seed);
	// Seeds beside one another begin alike.
	for (let count = 0; count < 8; count += 1) next(2);
	const steps: string[] = [];
	return {
		steps,
		async step() {
			const deed = deedAt(next(100));
			steps.push(`${steps.length + 1}. ${await deed(page, next)} → ${await quiet(page)}`);
		},
	};
}

function deedAt(number: number): Deed {
	let left = number;
	for (const [share, deed] of DEEDS) {
		if (left < share) return deed;
		left -= share;
	}
	return click;
}

function click(page: Page, next: NextNumber): Promise<string> {
	return clickOn(page, next, CONTROLS);
}

/** Opens other pages more often than chance would. */
function open(page: Page, next: NextNumber): Promise<string> {
	return clickOn(page, next, 'nav a[href], main a[href], [role=tab]');
}

async function clickOn(page: Page, next: NextNumber, selector: string): Promise<string> {
	const target = await targetAt(page, next(1_000_000), selector, LEFT_ALONE);
	if (!target) return 'nothing to click';
	await page.mouse.click(target.x, target.y);
	return `click ${target.name}`;
}

async function type(page: Page, next: NextNumber): Promise<string> {
	const target = await targetAt(page, next(1_000_000), 'input:not([type=file]), textarea, [contenteditable=true]', LEFT_ALONE);
	const word = WORDS[next(WORDS.length)] ?? '';
	if (!target) return 'nothing to type into';
	await page.mouse.click(target.x, target.y);
	await page.keyboard.insertText(word);
	return `type ${JSON.stringify(word)} into ${target.name}`;
}

async function press(page: Page, key: string): Promise<string> {
	await page.keyboard.press(key);
	return `press ${key}`;
}

async function back(page: Page): Promise<string> {
	// Not beyond the first page of the visit, which would leave the app.
	await page.evaluate(() => {
		if (history.state?.idx > 0) history.back();
	});
	return 'back';
}

async function forward(page: Page): Promise<string> {
	await page.evaluate(() => history.forward());
	return 'forward';
}

async function changeTheme(page: Page, next: NextNumber): Promise<string> {
	const colorScheme = next(2) === 0 ? 'dark' : 'light';
	await page.emulateMedia({ colorScheme });
	return `theme of the system: ${colorScheme}`;
}

async function resize(page: Page, next: NextNumber): Promise<string> {
	const size = next(2) === 0 ? NARROW : WIDE;
	await page.setViewportSize(size);
	return `window of ${size.width} px`;
}

/** Picks one of the elements that a user can reach with the mouse, by a number of any size. */
const targetAt = (page: Page, number: number, selector: string, leftAlone: string): Promise<Target | null> =>
	page.evaluate(
		({ number, selector, leftAlone }) => {
			const skipped = new RegExp(leftAlone);
			const nameOf = (element: HTMLElement): string => {
				const text = element.getAttribute('aria-label') ?? element.innerText ?? element.title;
				return `${element.getAttribute('role') ?? element.tagName.toLowerCase()} “${text.trim().replaceAll(/\s+/g, ' ').slice(0, 40)}”`;
			};
			const usable = [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => {
				if (
					!element.checkVisibility({ visibilityProperty: true }) ||
					element.matches(':disabled, [aria-disabled=true], [tabindex="-1"]:not(a)')
				)
					return false;
				if (element instanceof HTMLAnchorElement && (element.target === '_blank' || element.origin !== location.origin)) return false;
				return !skipped.test(nameOf(element)) && !element.closest('[inert]');
			});
			// Another element may cover one, such as a dialog.
			for (const offset of usable.keys()) {
				const element = usable[(number + offset) % usable.length];
				element?.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
				const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
				const middle = { x: x + width / 2, y: y + height / 2 };
				const top = document.elementFromPoint(middle.x, middle.y);
				if (element && top && (element.contains(top) || top.contains(element))) return { name: nameOf(element), ...middle };
			}
			return null;
		},
		{ number, selector, leftAlone },
	);

/** Waits until nothing loads, and returns the address. A step may be followed by a navigation, in which the page cannot be asked. */
async function quiet(page: Page): Promise<string> {
	await page.waitForFunction(
		() => {
			// A button stays busy while its question is open.
			const asked = [...document.querySelectorAll('dialog[open], [role=dialog]')].findLast((each) => each.checkVisibility());
			const isBusy = [...(asked ?? document).querySelectorAll('[aria-busy=true]')].some((each) => each.checkVisibility());
			return document.readyState === 'complete' && !isBusy && document.body.innerText.trim().length > 0;
		},
		undefined,
		{ polling: 50 },
	);
	return page.evaluate(() => location.pathname + location.search);
}
