import { expect } from 'vitest';
import { journey } from './support/journey.ts';
import { openAs, settled } from './support/page-steps.ts';

/** A question whose stem and options hold formulas; no exam of the account keeps it sealed. */
const QUESTION = 'q0015';

journey('the stem and the options of a question show their formulas, and so do lists of questions', async ({ page }) => {
	await openAs(page, 'graduate', `/problem/problemPaperDetail?ids=${QUESTION}`);
	const options = page.getByRole('group', { name: '选一项' });
	await options.locator('.katex').nth(3).waitFor();
	expect(await options.locator('.katex').count()).toBe(4);
	expect(await page.getByRole('main').innerText()).not.toContain('$');

	await page.goto(`/problem/index?keyword=${QUESTION}`);
	await settled(page);
	const row = page.getByRole('row', { name: new RegExp(QUESTION) });
	await row.locator('.katex').first().waitFor();
	expect(await row.innerText()).not.toContain('$');
});

journey('program code in an option is shown as code', async ({ page }) => {
	await openAs(page, 'graduate', '/problem/problemPaperDetail?ids=q0017');
	await page.getByRole('group', { name: '选一项' }).locator('code', { hasText: '1 2' }).waitFor();
});

journey('a range of numbers in a statement is not struck through', async ({ page }) => {
	await openAs(page, 'student01', '/problem/program?problemId=P1003');
	await page.getByText('0~5000 毫伏').waitFor();
	expect(await page.getByRole('main').locator('del').count()).toBe(0);
});
