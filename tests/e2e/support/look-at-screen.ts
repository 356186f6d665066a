/** Looks at screens in one state after another, without loading a page again, and finds what breaks an invariant. */
import type { Page } from 'playwright-core';
import { bundleScript } from '#build/bundle-script.ts';
import { createFindings, type Findings } from './findings.ts';
import type { Finding } from './invariants/in-page.ts';
import type { ScreenState } from './invariants/screen-state.ts';
import { settled } from './page-steps.ts';
import type { AccountScreens } from './screens.ts';
import { RELOAD_AFTER, walkThrough } from './walk.ts';

const ENTRY = 'tests/e2e/support/invariants/in-page.ts';

let bundling: Promise<string> | undefined;

async function loadInvariants(page: Page): Promise<void> {
	if (await page.evaluate('"findFaults" in window')) return;
	bundling ??= bundleScript(process.cwd(), { entry: ENTRY, define: {}, target: ['web', 'es2022'] });
	await page.evaluate(await bundling);
}

/** Shows the page in a state and measures it. */
export async function lookAt(page: Page, state: ScreenState): Promise<Finding[]> {
	await loadInvariants(page);
	await page.setViewportSize({ width: state.width, height: state.height });
	await page.emulateMedia({ media: state.media });
	return page.evaluate((shown) => window.findFaults(shown), state);
}

/** Makes the theme follow the system, so that `emulateMedia` switches it, and forgets open tabs: a walk would open a tab for each page. */
export const followSystem = (page: Page): Promise<unknown> =>
	page.addInitScript(() => {
		localStorage.setItem('student-app-theme', JSON.stringify({ version: 1, mode: 'system' }));
		localStorage.removeItem('caught-routes');
	});

/** Looks at what the page shows now in each state. */
async function lookAtStates(page: Page, screen: string, states: readonly ScreenState[], findings: Findings): Promise<void> {
	for (const state of states) findings.add(screen, state, await lookAt(page, state));
}

interface LookOptions {
	/** Looks further at the page in a state, such as with the rules of axe. */
	also?: (page: Page, screen: string, state: ScreenState, findings: Findings) => Promise<void>;
}

/** Looks at all screens of an account, with the dialogs that they open. */
export async function lookThrough(
	page: Page,
	{ addresses, states, withFrame }: AccountScreens,
	{ also }: LookOptions = {},
): Promise<string[]> {
	const findings = createFindings();
	await walkThrough(
		page,
		addresses,
		async (address) => {
			for (const state of states) {
				findings.add(address, state, await lookAt(page, state));
				await also?.(page, address, state, findings);
			}
			await lookAtDialogs(
				page,
				address,
				states.filter(({ media }) => media === 'screen'),
				withFrame && address === addresses[0],
				findings,
			);
			await page.emulateMedia({ media: 'screen' });
		},
		also ? RELOAD_AFTER.forAxe : RELOAD_AFTER.usual,
	);
	return findings.lines();
}

/** What says that it opens a dialog, without those of a field, whose popup closes when the window changes. */
const OPENERS = 'button[aria-haspopup="dialog"]:not([aria-disabled="true"], :disabled)';

async function lookAtDialogs(
	page: Page,
	address: string,
	states: readonly ScreenState[],
	withFrame: boolean,
	findings: Findings,
): Promise<void> {
	const first = states[0];
	if (!first) return;
	const place = withFrame ? page.locator('body') : page.locator('main:visible');
	await page.emulateMedia({ media: 'screen' });
	await page.setViewportSize({ width: first.width, height: first.height });
	// A screen may be a dialog itself, as an exam on a phone is.
	const opened = page.locator('dialog:modal').nth(await page.locator('dialog:modal').count());
	const openers = place.locator(OPENERS).filter({ visible: true });
	for (let index = 0; index < (await openers.count()); index += 1) {
		const opener = openers.nth(index);
		const name = (await opener.getAttribute('aria-label')) ?? (await opener.innerText());
		await opener.click();
		await opened.waitFor();
		await settled(page);
		await lookAtStates(page, `${address} → ${name}`, states, findings);
		await page.setViewportSize({ width: first.width, height: first.height });
		await page.keyboard.press('Escape');
		await opened.waitFor({ state: 'detached' });
	}
}
