/** All screens of guests and of a student, with their tabs and dialogs: the invariants of every screen at all sizes, and accessibility. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFindings, OF_COLOUR } from '#tests/e2e/support/accessibility.ts';
import type { Findings } from '#tests/e2e/support/findings.ts';
import type { ScreenState } from '#tests/e2e/support/invariants/screen-state.ts';
import { journey } from '#tests/e2e/support/journey.ts';
import { followSystem, lookThrough } from '#tests/e2e/support/look-at-screen.ts';
import { openAs } from '#tests/e2e/support/page-steps.ts';
import { guestScreens, studentScreens } from '#tests/e2e/support/screens.ts';
import { NARROW, WIDE } from '#tests/e2e/support/visit.ts';
import { isWholeMatrix } from '#tests/support/matrix.ts';

const WIDTHS: readonly number[] = (isWholeMatrix ? [WIDE, NARROW] : [WIDE]).map(({ width }) => width);

/** Asks axe, in light and dark. */
async function lookWithAxe(page: Page, screen: string, state: ScreenState, findings: Findings): Promise<void> {
	if (!WIDTHS.includes(state.width) || state.text !== 'normal' || state.media !== 'screen') return;
	const note = (theme: string, found: readonly string[]) =>
		findings.add(
			screen,
			state,
			found.map((element) => ({ invariant: `axe finds nothing in ${theme}`, element, says: '' })),
		);
	note('light', await accessibilityFindings(page, 'all'));
	await page.emulateMedia({ colorScheme: 'dark' });
	await page.waitForFunction(() => document.body.getAttribute('arco-theme') === 'dark');
	note('dark', await accessibilityFindings(page, OF_COLOUR));
	await page.emulateMedia({ colorScheme: 'light' });
}

journey('every screen of a guest holds at every size, in light and dark and on paper', async ({ page }) => {
	await followSystem(page);
	expect(await lookThrough(page, guestScreens, { also: (...state) => lookWithAxe(page, ...state) })).toEqual([]);
});

journey.for(studentScreens)(
	'screens of a student from $addresses.0 on hold at every size, in light and dark and on paper',
	async (screens, { page }) => {
		await followSystem(page);
		await openAs(page, screens.account);
		expect(await lookThrough(page, screens, { also: (...state) => lookWithAxe(page, ...state) })).toEqual([]);
	},
);
