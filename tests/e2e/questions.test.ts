import { expect } from 'vitest';
import { journey } from './support/journey.ts';
import { openAs } from './support/page-steps.ts';
import { walkTo } from './support/walk.ts';

/** A question whose stem and options hold formulas; no exam of the account keeps it sealed. */
const QUESTION = 'q0015';

journey('the stem and the options of a question show their formulas and code, and so do lists of questions', async ({ page }) => {
	await openAs(page, 'graduate', `/problem/problemPaperDetail?ids=${QUESTION}`);
	const options = page.getByRole('group', { name: '选一项' });
	await options.locator('.katex').nth(3).waitFor();
	expect(await options.locator('.katex').count()).toBe(4);
	expect(await page.getByRole('main').innerText()).not.toContain('$');

	await walkTo(page, `/problem/index?keyword=${QUESTION}`);
	const row = page.getByRole('row', { name: new RegExp(QUESTION) });
	await row.locator('.katex').first().waitFor();
	expect(await row.innerText()).not.toContain('$');

	await walkTo(page, '/problem/problemPaperDetail?ids=q0017');
	await page.getByRole('group', { name: '选一项' }).locator('code', { hasText: '1 2' }).waitFor();
});
