import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFindings } from './support/accessibility.ts';
import { journey } from './support/journey.ts';
import { openAs, settled } from './support/page-steps.ts';
import { said } from './support/said.ts';
import { NARROW, openSite } from './support/visit.ts';
import { openWindow } from './support/windows.ts';

const CODE = '246810';
const INVITED = `/CompetitionDetail/k01?${new URLSearchParams({ invite: 'ｓｔａｒ 26' })}`;

async function openOwn(page: Page, address: string, user?: string): Promise<void> {
	await openAs(page, user, address);
	await settled(page);
}

const at = (page: Page, field: string): Locator => page.locator(`[data-field="${field}"]`);

async function twoColours(page: Page, width: number, height: number) {
	const address = await page.evaluate(
		([w, h]) => {
			const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h });
			const context = canvas.getContext('2d') as CanvasRenderingContext2D;
			for (const [from, colour] of [
				[0, '#f00'],
				[w / 2, '#00f'],
			] as const) {
				context.fillStyle = colour;
				context.fillRect(from, 0, w / 2, h);
			}
			return canvas.toDataURL('image/png');
		},
		[width, height] as const,
	);
	return { name: '我.png', mimeType: 'image/png', buffer: Buffer.from(address.replace(/^.*,/, ''), 'base64') };
}

const leftOf = (target: Locator): Promise<number> => target.evaluate((element) => element.getBoundingClientRect().left);

const middleOf = (page: Page, selector: string): Promise<number[]> =>
	page.locator(selector).evaluate(async (image: HTMLImageElement) => {
		await image.decode();
		const canvas = Object.assign(document.createElement('canvas'), { width: 9, height: 9 });
		const context = canvas.getContext('2d') as CanvasRenderingContext2D;
		context.drawImage(image, 0, 0, 9, 9);
		return [...context.getImageData(4, 4, 1, 1).data].map((value) => Math.round(value / 255));
	});

journey(
	'registering on a phone keeps the resend countdown over a reload and in another window, and ends signed in on the page of the invitation',
	async ({ site, complaints }) => {
		const { page, close } = await openSite(site.url, NARROW, complaints);
		// Stops the clock, so the one-minute resend countdown does not run out.
		await page.clock.setFixedTime(Date.now());
		await page.goto(INVITED);
		await page.waitForURL(/\/login/);
		await page.getByRole('button', { name: '注册账号' }).click();
		await page.waitForURL(/\/register/);
		const ask = page.getByRole('button', { name: '获取验证码' });
		const wait = /秒后可重发/;
		await page.getByLabel('手机号').fill('12900001111');
		await ask.click();
		await at(page, 'phone').getByText('请输入正确的手机号').waitFor();
		await page.getByLabel('手机号').fill('13800000001');
		await ask.click();
		await at(page, 'phone').getByText('这个手机号已经注册过，可以直接登录或找回密码').waitFor();
		await page.getByLabel('手机号').fill('１３９ ００００ １１１１');
		await ask.click();
		await page.getByRole('button', { name: wait }).waitFor();
		expect(await accessibilityFindings(page)).toEqual([]);

		await page.reload();
		await page.getByRole('button', { name: wait }).waitFor();
		expect(await page.getByLabel('手机号').inputValue()).toBe('13900001111');
		const other = await openWindow(page, site.url, complaints);
		await other.goto('/register');
		await other.getByRole('button', { name: wait }).waitFor();
		await other.close();

		await page.getByLabel('验证码', { exact: true }).fill('000000');
		await page.getByLabel('账号', { exact: true }).fill('ＬＵＮＡ_2026');
		await page.getByLabel('姓名').fill('阿卜杜热合曼·阿卜杜热依木');
		await at(page, 'grade').getByRole('combobox').click();
		await page.getByRole('listbox').waitFor();
		expect(await leftOf(page.getByRole('listbox'))).toBeCloseTo(await leftOf(at(page, 'grade')), -1);
		await page.getByRole('option', { name: '五年级' }).click();
		await page.getByLabel('密码', { exact: true }).fill('ｍｏｏｎ2026');
		await page.getByRole('button', { name: '注册', exact: true }).click();
		await at(page, 'password').getByText('密码要 6 位以上，只用英文字母、数字和英文符号').waitFor();
		await page.getByLabel('密码', { exact: true }).fill('moon2026');
		await page.getByText('密码强度：弱').waitFor();
		await page.getByRole('button', { name: '注册', exact: true }).click();
		await page.getByText('请先勾选“我已和家长一起读过用户协议与隐私说明”').waitFor();
		await page.getByLabel('我已和家长一起读过').check();
		await page.getByRole('button', { name: '注册', exact: true }).click();
		await at(page, 'code').getByText('验证码不正确，还可以试 4 次').waitFor();
		await page.getByLabel('验证码', { exact: true }).fill('２４６ ８１０');
		await page.getByRole('button', { name: '注册', exact: true }).click();
		await page.waitForURL(/\/CompetitionDetail\/k01\?invite=/i);
		await page.getByText('邀请码 STAR26').waitFor();
		await close();
	},
);

journey('a recovered password signs the user in on the wanted page', async ({ page }) => {
	await page.goto('/password?redirect=%2FnoticeIndex');
	await page.getByLabel('手机号').fill('13900009999');
	await page.getByRole('button', { name: '获取验证码' }).click();
	await at(page, 'phone').getByText('这个手机号还没有注册').waitFor();
	await page.getByLabel('手机号').fill('13800000001');
	await page.getByRole('button', { name: '获取验证码' }).click();
	await page.getByRole('main').getByText('验证码已发送').waitFor();
	await page.getByLabel('验证码', { exact: true }).fill(CODE);
	await page.getByLabel('新密码').fill('Xiaoche7!');
	await page.getByText('密码强度：强').waitFor();
	await page.getByRole('button', { name: '重设密码' }).click();
	await page.waitForURL(/\/noticeIndex/);
	await settled(page);
	await page.goto('/login');
	await page.waitForURL(/\/index/);
});

journey('changing the password shows refusals at their fields and signs other devices out', async ({ page, site, complaints }) => {
	const other = await openSite(site.url, NARROW, complaints);
	await openAs(other.page);
	await openOwn(page, '/changePassword');
	await page.getByLabel('现在的密码').fill('1234567');
	await page.getByLabel('新密码', { exact: true }).fill('Xiaoche7!');
	await page.getByLabel('确认新密码').fill('Xiaoche7');
	await page.getByRole('button', { name: '保存' }).click();
	await page.getByText('确认新密码和新密码不一样').waitFor();
	await page.getByLabel('确认新密码').fill('Xiaoche7!');
	await page.getByRole('button', { name: '保存' }).click();
	await at(page, 'oldPassword').getByText('现在的密码不正确').waitFor();
	expect(await page.getByLabel('现在的密码').getAttribute('aria-invalid')).toBe('true');
	expect(await accessibilityFindings(page)).toEqual([]);
	await page.getByLabel('现在的密码').fill('123456');
	await page.getByRole('button', { name: '保存' }).click();
	await said(page, '密码已修改，其他设备上的登录已退出');
	await other.page.goto('/ucenter');
	await other.page.waitForURL(/\/login/);
	await other.close();
});

journey(
	'a profile: a school is found or typed, an avatar is cropped by pointer and keyboard, and the header shows the saved picture',
	async ({ page }) => {
		await openOwn(page, '/profile');
		const school = page.getByRole('combobox', { name: '学校' });
		await school.focus();
		await page.keyboard.type('望湖');
		const options = page.getByRole('listbox', { name: '学校' }).getByRole('option');
		await expect.poll(() => options.allInnerTexts()).toEqual(['望湖中学', '望湖小学', '就填“望湖”']);
		await page.keyboard.press('Enter');
		await expect.poll(() => school.inputValue()).toBe('望湖中学');
		await school.focus();
		await page.keyboard.type('海边小学');
		await page.getByRole('option', { name: '就填“海边小学”' }).click();
		await expect.poll(() => school.inputValue()).toBe('海边小学');
		await page.getByRole('listbox', { name: '学校' }).waitFor({ state: 'hidden' });

		await page.getByLabel('头像', { exact: true }).setInputFiles([await twoColours(page, 800, 400)]);
		const frame = page.getByRole('button', { name: '头像取景框' });
		await frame.focus();
		for (let count = 0; count < 8; count += 1) await page.keyboard.press('ArrowRight');
		await page.getByText('放大 1.0 倍，左右 10%，上下 50%').waitFor();
		await expect.poll(() => middleOf(page, 'img[alt="头像预览"]')).toEqual([1, 0, 0, 1]);
		// Hovering waits until the frame stands still, since the preview and the note above it may move it.
		await frame.hover({ position: { x: 200, y: 50 } });
		const box = await frame.boundingBox();
		if (!box) throw new Error('the frame is not on the page');
		await page.mouse.down();
		await page.mouse.move(box.x - box.width, box.y + 50, { steps: 4 });
		await page.mouse.up();
		await page.getByText('放大 1.0 倍，左右 100%，上下 50%').waitFor();
		await page.getByLabel('缩放').fill('2');
		await page.getByText(/放大 2\.0 倍/).waitFor();
		expect(await accessibilityFindings(page)).toEqual([]);
		await page.getByRole('button', { name: '保存' }).click();
		await said(page, '资料已保存');
		await expect.poll(() => page.locator('.shell-avatar').getAttribute('src')).toMatch(/^data:image\/jpeg/);
		expect(await middleOf(page, '.shell-avatar')).toEqual([0, 0, 1, 1]);
		await page.reload();
		await expect.poll(() => school.inputValue()).toBe('海边小学');
	},
);
