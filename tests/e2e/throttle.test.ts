import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { journey } from './support/journey.ts';
import { openAs, settled } from './support/page-steps.ts';

/** Presses the button, or sends its form, five times in one task. Resolves to whether the button has shown since then that it waits. */
const pressRepeatedly = (button: Locator): Promise<() => Promise<boolean>> =>
	button
		.evaluateHandle((element: HTMLButtonElement) => {
			const seen = { waiting: false };
			new MutationObserver(() => {
				seen.waiting ||= element.getAttribute('aria-disabled') === 'true';
			}).observe(element, { attributes: true });
			for (let count = 0; count < 5; count += 1) {
				if (element.form) element.form.requestSubmit();
				else element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
			}
			return seen;
		})
		.then((seen) => () => seen.evaluate(({ waiting }) => waiting));

journey('spec 9: a favourite that is clicked five times in a row is saved once, and the button shows that it waits', async ({ page }) => {
	await openAs(page, 'student01', '/courseDetail/c12');
	await settled(page);
	const sent: string[] = [];
	page.on('request', (request) => void (request.url().includes('/favourite') && sent.push(request.method())));
	const star = page.getByRole('button', { name: /^(已)?收藏$/ });
	const before = await star.getAttribute('aria-pressed');
	const waited = await pressRepeatedly(star);
	await expect.poll(waited).toBe(true);
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
	const button = form.getByRole('button', { name: '登录', exact: true });
	const waited = await pressRepeatedly(button);
	await expect.poll(waited).toBe(true);
	expect(sent).toEqual(['POST']);
	await expect.poll(() => button.getAttribute('aria-disabled')).toBeNull();
	await button.click();
	await expect.poll(() => sent.length).toBe(2);
});
