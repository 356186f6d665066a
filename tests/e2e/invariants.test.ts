/** Each invariant of every screen finds its fault on a page made for it, and nothing on a page without faults. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { launchBrowser } from './support/browser.ts';
import { FAULTS, PHONE, pageWith, SOUND } from './support/faulty-pages.ts';
import { createFindings } from './support/findings.ts';
import type { ScreenState } from './support/invariants/screen-state.ts';
import { INVARIANTS } from './support/invariants/table.ts';
import { lookAt } from './support/look-at-screen.ts';

async function openBlank(): Promise<Page> {
	const context = await (await launchBrowser()).newContext();
	return context.newPage();
}

async function findingsOf(page: Page, html: string, state: ScreenState): Promise<string[]> {
	await page.setContent(pageWith(html));
	const findings = createFindings();
	findings.add('样张', state, await lookAt(page, state));
	return findings.lines();
}

test('each invariant finds its faults', async () => {
	const page = await openBlank();
	const found: string[] = [];
	for (const [invariant, fault, html, state = PHONE] of FAULTS) {
		const lines = await findingsOf(page, html, state);
		if (lines.some((line) => line.includes(`: ${invariant}: `))) found.push(`${invariant}: ${fault}`);
	}
	await page.context().close();
	expect(found).toEqual(FAULTS.map(([invariant, fault]) => `${invariant}: ${fault}`));
});

test('every invariant has a fault', () => {
	expect(INVARIANTS.map(({ name }) => name).filter((name) => !FAULTS.some(([invariant]) => invariant === name))).toEqual([]);
});

test('the invariants find nothing on a sound page', async () => {
	const page = await openBlank();
	expect(await findingsOf(page, SOUND, PHONE)).toEqual([]);
	await page.context().close();
});

test('a finding names the screen, the account, the sizes and the element, and what several screens share once', async () => {
	const page = await openBlank();
	const findings = createFindings();
	await page.setContent(
		pageWith('<form id="entry"><button class="send primary" style="margin-left: 340px; height: 44px">获取验证码</button></form>'),
	);
	for (const screen of ['/register', '/password']) {
		for (const width of [320, 360]) {
			const state = { ...PHONE, width };
			findings.add(
				screen,
				state,
				(await lookAt(page, state)).filter(({ invariant }) => invariant === 'nothing is cut off'),
			);
		}
	}
	expect(findings.lines().filter((line) => line.includes('button'))[0]).toMatch(
		/^\/register, newbie, at 320×740, 360×740: nothing is cut off: button “获取验证码” \(form#entry > button\.send\.primary\) is cut off by the window, \d+ px at a side \(and on 1 other screens\)$/,
	);
	await page.context().close();
});
