import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { pick } from './support/control-steps.ts';
import { galleryJourney as journey } from './support/gallery-journey.ts';

const form = (page: Page, name: string): Locator => page.getByRole('form', { name, exact: true });
const picture = { name: '正面.png', mimeType: 'image/png', buffer: Buffer.from('89504e470d0a1a0a', 'hex') };
const text = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from('说明') });

const focused = (field: Locator): Promise<void> =>
	expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true) as unknown as Promise<void>;

journey(
	'files are chosen by keyboard, dropped or pasted, and sent; a refusal of the server is shown at its field until it changes',
	async ({ page }) => {
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

		await works.getByLabel('作品名').fill('会走迷宫的小车');
		await works.getByLabel('作者').fill('小明');
		await works.getByLabel('邮箱').fill('ming@example.com');
		await pick(works.getByLabel('难度'), '入门');
		await works.getByLabel('家长已经同意参展').check();
		await works.getByRole('button', { name: '登记' }).click();
		await works.getByText('“会走迷宫的小车”已经有了，请换一个').waitFor();
		await focused(works.getByLabel('作品名'));
		expect(await works.getByText('已经有一样的了').count()).toBe(0);
		expect(await works.getByLabel('作者').inputValue()).toBe('小明');
		await works.getByLabel('作品名').fill('会走迷宫的小车二号');
		expect(await works.getByText('请换一个').count()).toBe(0);
		await works.getByRole('button', { name: '登记' }).click();
		await expect.poll(() => works.getByLabel('作者').inputValue()).toBe('');
		expect(await chosen.count()).toBe(0);

		// By keyboard alone: steps, and rows.
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

		const team = form(page, '组队报名');
		const row = (number: number): Locator => team.getByRole('group', { name: `队员 ${number}`, exact: true });
		await row(1).getByLabel('姓名').fill('小明');
		await row(1).getByRole('button', { name: '下移队员 1' }).focus();
		await page.keyboard.press('Enter');
		await focused(team.getByRole('button', { name: '下移队员 2' }));
		expect(await row(2).getByLabel('姓名').inputValue()).toBe('小明');
	},
);

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
