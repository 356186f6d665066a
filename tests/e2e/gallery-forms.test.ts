import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { pick } from './support/control-steps.ts';
import { galleryJourney as journey } from './support/gallery-journey.ts';

const form = (page: Page, name: string): Locator => page.getByRole('form', { name, exact: true });
const picture = { name: '正面.png', mimeType: 'image/png', buffer: Buffer.from('89504e470d0a1a0a', 'hex') };
const text = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from('说明') });

const focused = (field: Locator): Promise<void> =>
	expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true) as unknown as Promise<void>;

journey('a server-side validation error is shown at the field until it changes, and files are sent with the form', async ({ page }) => {
	await page.goto('/form');
	const works = form(page, '参展登记');
	await works.getByLabel('作品名').fill('会走迷宫的小车');
	await works.getByLabel('作者').fill('小明');
	await works.getByLabel('邮箱').fill('ming@example.com');
	await pick(works.getByLabel('难度'), '入门');
	await works.getByLabel('照片').setInputFiles([picture]);
	await works.getByLabel('家长已经同意参展').check();
	await works.getByRole('button', { name: '登记' }).click();
	await works.getByText('“会走迷宫的小车”已经有了，请换一个').waitFor();
	await focused(works.getByLabel('作品名'));
	expect(await page.getByText('已经有一样的了').count()).toBe(0);
	expect(await works.getByLabel('作者').inputValue()).toBe('小明');

	await works.getByLabel('作品名').fill('会走迷宫的小车二号');
	expect(await works.getByText('请换一个').count()).toBe(0);
	await works.getByRole('button', { name: '登记' }).click();
	await page.getByText('《会走迷宫的小车二号》登记好了').waitFor();
	expect(await works.getByLabel('作者').inputValue()).toBe('');
	expect(await works.getByRole('list', { name: '照片：已选的文件' }).count()).toBe(0);
});

journey('a stepped form works by keyboard, goes back and forth, and jumps to the invalid step', async ({ page }) => {
	await page.goto('/form');
	const steps = form(page, '分步登记');
	const current = steps.getByRole('listitem').and(steps.locator('[aria-current="step"]'));
	await steps.getByLabel('作品名').fill('会走迷宫的小车');
	await steps.getByRole('radio', { name: '入门' }).check();
	await steps.getByLabel('作品名').press('Enter');
	await steps.getByLabel('作者').waitFor();
	expect(await current.innerText()).toContain('作者');
	await page.keyboard.press('Tab');
	await focused(steps.getByLabel('作者'));
	await page.keyboard.type('小明');
	await page.keyboard.press('Enter');
	await steps.getByText('请输入邮箱').waitFor();
	await focused(steps.getByLabel('邮箱'));
	await page.keyboard.type('ming@example.com');
	await page.keyboard.press('Enter');
	await steps.getByLabel('家长已经同意参展').check();
	await page.keyboard.press('Enter');
	await steps.getByRole('heading', { name: '核对' }).waitFor();
	await steps.getByRole('button', { name: '登记' }).click();
	// The server refuses the title entered in step 1.
	await steps.getByText('“会走迷宫的小车”已经有了').waitFor();
	expect(await current.innerText()).toContain('作品');
	await focused(steps.getByLabel('作品名'));
	await steps.getByLabel('作品名').fill('新的小车');
	for (const _step of [1, 2, 3]) await steps.getByRole('button', { name: '下一步' }).click();
	await steps.getByRole('button', { name: '登记' }).click();
	await page.getByText('《新的小车》登记好了').waitFor();
});

journey('rows are added, filled and moved by keyboard, and reach the server as objects', async ({ page }) => {
	await page.goto('/form');
	const team = form(page, '组队报名');
	const row = (number: number): Locator => team.getByRole('group', { name: `队员 ${number}`, exact: true });
	await team.getByLabel('队名').fill('小车队');
	await team.getByRole('radio', { name: '初中组' }).check();
	await team.getByLabel('城市').fill('深圳');
	await row(2).waitFor();
	await row(1).getByLabel('姓名').fill('小明');
	await pick(row(1).getByRole('combobox', { name: '分工' }), '写程序');
	await row(1).getByLabel('用什么写程序').fill('Python');
	await row(2).getByLabel('姓名').fill('小红');
	await row(1).getByRole('button', { name: '下移队员 1' }).focus();
	await page.keyboard.press('Enter');
	await focused(team.getByRole('button', { name: '下移队员 2' }));
	expect(await row(2).getByLabel('用什么写程序').inputValue()).toBe('Python');
	await team.getByRole('button', { name: '报名' }).click();
	await row(1).getByText('请选择分工').waitFor();
	await pick(row(1).getByRole('combobox', { name: '分工' }), '讲解');
	await team.getByRole('button', { name: '报名' }).click();
	await page.getByText('深圳的小车队报好名了').waitFor();
	expect(await row(1).getByLabel('姓名').inputValue()).toBe('');
});

journey('a file field takes files chosen by keyboard, dropped or pasted, and refuses others', async ({ page }) => {
	await page.goto('/form');
	const works = form(page, '参展登记');
	const input = works.getByLabel('照片', { exact: true });
	const choosing = page.waitForEvent('filechooser');
	await input.focus();
	await page.keyboard.press('Enter');
	await (await choosing).setFiles([picture]);
	for (const way of ['drop', 'paste'] as const) await handIn(input, way, `${way}.png`);
	const chosen = works.getByRole('list', { name: '照片：已选的文件' });
	await expect.poll(() => chosen.getByRole('listitem').count()).toBe(3);
	await chosen.getByRole('button', { name: '移除 drop.png' }).click();
	expect(await chosen.getByRole('listitem').count()).toBe(2);
	await input.setInputFiles([text('作文.txt')]);
	await works.getByText('“作文.txt”的类型不对').waitFor();
	expect(await chosen.getByRole('listitem').count()).toBe(2);
});

const handIn = (input: Locator, way: 'drop' | 'paste', name: string): Promise<void> =>
	input.evaluate(
		(element, [kind, title]) => {
			const data = new DataTransfer();
			data.items.add(new File(['图'], title, { type: 'image/png' }));
			const init = { bubbles: true, cancelable: true };
			element.dispatchEvent(
				kind === 'drop'
					? new DragEvent('drop', { ...init, dataTransfer: data })
					: new ClipboardEvent('paste', { ...init, clipboardData: data }),
			);
		},
		[way, name] as const,
	);

journey('a form with a draft is restored after a reload without a prompt', async ({ page }) => {
	await page.goto('/form');
	const works = form(page, '参展登记');
	await works.getByLabel('作品名').fill('写到一半的小车');
	await expect.poll(() => page.evaluate(() => localStorage.getItem('block-gallery-form-drafts'))).toContain('写到一半的小车');
	await page.reload();
	await works.getByText('已恢复上次没有提交的内容').waitFor();
	expect(await works.getByLabel('作品名').inputValue()).toBe('写到一半的小车');
	await works.getByRole('button', { name: '清空重填' }).click();
	await page.reload();
	await works.getByLabel('作品名').waitFor();
	expect(await works.getByText('已恢复').count()).toBe(0);
	expect(await works.getByLabel('作品名').inputValue()).toBe('');
});
