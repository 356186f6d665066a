/** All screens of guests and of a student, with their tabs and dialogs: the invariants of every screen at all sizes, and accessibility. */
import { expect } from 'vitest';
import { journey } from '#tests/e2e/support/journey.ts';
import { followSystem, lookThrough } from '#tests/e2e/support/look-at-screen.ts';
import { lookWithAxe } from '#tests/e2e/support/look-with-axe.ts';
import { openAs } from '#tests/e2e/support/page-steps.ts';
import { guestScreens, studentScreens } from '#tests/e2e/support/screens.ts';

journey('every screen of a guest holds at every size, in light and dark and on paper', async ({ page }) => {
	await followSystem(page);
	expect(await lookThrough(page, guestScreens, { also: lookWithAxe })).toEqual([]);
});

journey.for(studentScreens)(
	'screens of a student from $addresses.0 on hold at every size, in light and dark and on paper',
	async (screens, { page }) => {
		await followSystem(page);
		await openAs(page, screens.account);
		expect(await lookThrough(page, screens, { also: lookWithAxe })).toEqual([]);
	},
);
