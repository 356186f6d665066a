import type { Page } from 'playwright-core';
import { isWholeMatrix } from '#tests/support/matrix.ts';
import { accessibilityFindings, OF_COLOUR } from './accessibility.ts';
import type { Findings } from './findings.ts';
import type { ScreenState } from './invariants/screen-state.ts';
import { NARROW, WIDE } from './visit.ts';

const WIDTHS: readonly number[] = (isWholeMatrix ? [WIDE, NARROW] : [WIDE]).map(({ width }) => width);

/** Whether axe looks at a state. A walk without such a state would pass without it. */
export const isForAxe = ({ width, text, media }: ScreenState): boolean => WIDTHS.includes(width) && text === 'normal' && media === 'screen';

/** Asks axe, in light and dark. */
export async function lookWithAxe(page: Page, screen: string, state: ScreenState, findings: Findings): Promise<void> {
	if (!isForAxe(state)) return;
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
