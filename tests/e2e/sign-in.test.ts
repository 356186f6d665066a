import { expect } from 'vitest';
import { sampleOf } from '#tests/support/matrix.ts';
import { accessibilityFindings } from './support/accessibility.ts';
import { journey } from './support/journey.ts';
import { addressOf, settled, signIn } from './support/page-steps.ts';
import { NARROW, openSite } from './support/visit.ts';
import { pressSignOut } from './support/windows.ts';

journey('the redirect is omitted when the requested page is home', async ({ page }) => {
	await page.goto('/');
	await page.waitForURL(/\/login/);
	expect(addressOf(page)).toBe('/login');
	await signIn(page);
	expect(addressOf(page)).toBe('/index');
});

const FOREIGN = ['//evil.example/x', 'https://evil.example/', '/\\evil.example', '/no-such-page', 'javascript:alert(1)'];

for (const foreign of sampleOf(FOREIGN, 2)) {
	journey(`a redirect to ${foreign} is ignored, and home opens instead`, async ({ page }) => {
		await page.goto(`/login?redirect=${encodeURIComponent(foreign)}`);
		await signIn(page);
		expect(addressOf(page)).toBe('/index');
	});
}

journey("a wrong password shows a message and keeps the form's values", async ({ page }) => {
	await page.goto('/login');
	await page.getByLabel('账号').fill('student01');
	await page.getByLabel('密码', { exact: true }).fill('654321');
	await page.getByLabel('密码', { exact: true }).press('Enter');
	await page
		.getByText(/密码不正确|密码错误|帐户或密码|账号或密码/)
		.first()
		.waitFor();
	expect(addressOf(page)).toBe('/login');
	expect(await page.getByLabel('账号').inputValue()).toBe('student01');
});

journey(
	'after three wrong passwords a picture code is asked for by keyboard and on a phone, and a question in words takes its place',
	async ({ site, complaints }) => {
		const { page, close } = await openSite(site.url, NARROW, complaints);
		await page.goto('/login');
		const password = page.getByLabel('密码', { exact: true });
		const code = page.getByLabel('图形验证码');
		const send = async (text: string): Promise<void> => {
			await password.fill(text);
			const answered = page.waitForResponse((response) => response.url().includes('/user/student/login'));
			await password.press('Enter');
			await answered;
			await page.locator('button[type=submit]:not([aria-disabled])').waitFor();
		};
		await page.getByLabel('账号').fill('firstlogin');
		for (let count = 1; count <= 3; count += 1) await send(`wrong-${count}`);
		expect(await code.count()).toBe(0);
		await send('123456');
		await page.getByText('密码输错了 3 次，请再填写图形验证码').waitFor();
		await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'pictureAnswer');
		expect(await password.inputValue()).toBe('123456');
		const picture = page.getByRole('img', { name: /验证码图片/ });
		expect(await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(132);
		expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
		expect(await accessibilityFindings(page)).toEqual([]);

		await page.keyboard.type('1357');
		await page.keyboard.press('Enter');
		await page.locator('form').getByText('图形验证码不正确，请填新的').waitFor();
		expect([await code.inputValue(), await password.inputValue()]).toEqual(['', '123456']);
		await page.getByRole('button', { name: '换成文字题' }).click();
		await page
			.getByText(/十.*加.*十.*等于几？/)
			.first()
			.waitFor();
		expect(await picture.count()).toBe(0);
		expect(await accessibilityFindings(page)).toEqual([]);
		await page.getByRole('button', { name: '换成图片' }).click();
		await picture.waitFor();
		await code.fill('２４６８');
		await page.keyboard.press('Enter');
		await page.waitForURL((url) => !url.pathname.startsWith('/login'));
		await close();
	},
);

journey('an empty form focuses the first invalid field and sends no request', async ({ page }) => {
	await page.goto('/login');
	const calls: string[] = [];
	page.on('request', (request) => {
		if (request.url().includes('/user/student/login')) calls.push(request.url());
	});
	await page.getByRole('button', { name: '登录', exact: true }).click();
	const account = page.getByLabel('账号');
	await page.waitForFunction(() => document.activeElement?.getAttribute('aria-invalid') === 'true');
	expect(await account.getAttribute('aria-invalid')).toBe('true');
	expect(calls).toEqual([]);
});

journey('a signed-in student who opens the sign-in page is redirected home', async ({ page }) => {
	await signIn(page);
	await page.goto('/login');
	await page.waitForURL(/\/index$/);
});

journey('the session survives a reload and ends with 退出登录', async ({ page }) => {
	await signIn(page);
	await page.reload();
	await settled(page);
	expect(addressOf(page)).toBe('/index');

	await page.getByRole('banner').locator('button[aria-haspopup="menu"]').click();
	await pressSignOut(page);
	await page.goto('/courseIndex');
	await page.waitForURL(/\/login\?redirect=/);
});
