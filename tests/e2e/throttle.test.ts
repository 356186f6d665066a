import { expect } from 'vitest';
import { journey } from './support/journey.ts';
import { openAs, settled } from './support/page-steps.ts';

/** Clicks by coordinates would wait until the button is usable again. */
const clicksAtOnce = 5;

journey('spec 9: a favourite that is clicked five times in a row is saved once, and the button shows that it waits', async ({ page }) => {
	await openAs(page, 'student01', '/courseDetail/c12');
	await settled(page);
	const sent: string[] = [];
	page.on('request', (request) => void (request.url().includes('/favourite') && sent.push(request.method())));
	const star = page.getByRole('button', { name: /^(已)?收藏$/ });
	const before = await star.getAttribute('aria-pressed');
	for (let count = 0; count < clicksAtOnce; count += 1) await star.dispatchEvent('click', { detail: 1 });
	expect(await star.getAttribute('aria-disabled')).toBe('true');
	await expect.poll(() => star.getAttribute('aria-pressed')).not.toBe(before);
	expect(sent).toEqual(['POST']);
	await expect.poll(() => star.getAttribute('aria-disabled')).toBeNull();
});

journey('spec 9: a refused sign-in is not sent again while the button waits', async ({ page }) => {
	await page.goto('/login');
	const form = page.getByRole('form', { name: '登录' });
	const sent: string[] = [];
	page.on('request', (request) => void (request.url().includes('/student/login') && sent.push(request.method())));
	await form.getByLabel('账号').fill('student01');
	await form.getByLabel('密码', { exact: true }).fill('wrong-password');
	for (let count = 0; count < clicksAtOnce; count += 1) await form.getByLabel('密码', { exact: true }).press('Enter');
	const button = form.getByRole('button', { name: '登录', exact: true });
	expect(await button.getAttribute('aria-disabled')).toBe('true');
	expect(sent).toEqual(['POST']);
	await expect.poll(() => button.getAttribute('aria-disabled')).toBeNull();
	await button.click();
	await expect.poll(() => sent.length).toBe(2);
});
