/** A student runs and changes a program in a text, by keyboard on a narrow screen. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFindings } from './support/accessibility.ts';
import { journey } from './support/journey.ts';
import { openAs, settled } from './support/page-steps.ts';
import { NARROW } from './support/visit.ts';

const TEXT = `# 问名字

\`\`\`python run
word = input('名字？')
print('你好', word, '<b>')
\`\`\`

\`\`\`cpp run
int main() { return 0; }
\`\`\`

\`\`\`python
print('只是文字')
\`\`\`

完
`;

const phone = journey.extend({ viewport: NARROW });

const focused = (page: Page): Promise<string> =>
	page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent ?? '');

async function tabTo(page: Page, label: string): Promise<void> {
	for (let turn = 0; turn < 60 && (await focused(page)) !== label; turn += 1) await page.keyboard.press('Tab');
	expect(await focused(page)).toBe(label);
}

phone('a program in a text is run, changed, kept and restored by keyboard', async ({ page }) => {
	await page.route('**/static/files/**', (route) => route.fulfill({ body: TEXT, contentType: 'text/markdown' }));
	await openAs(page, 'student01', '/document-preview?id=a110');
	await settled(page);
	const text = page.getByRole('article', { name: '文件内容' });
	const result = text.getByRole('region', { name: '运行结果' });
	await text.getByRole('button', { name: '运行' }).waitFor();
	expect(await text.getByRole('button', { name: '运行' }).count()).toBe(1);
	expect(await text.getByRole('button', { name: '复制程序' }).count()).toBe(1);
	expect(page.workers().length).toBe(0);

	await tabTo(page, '运行');
	await page.keyboard.press('Enter');
	await page.getByRole('dialog').getByRole('button', { name: '下载' }).press('Enter');
	await result.getByRole('textbox', { name: '程序在等你输入' }).waitFor();
	await expect.poll(() => focused(page)).toBe('程序在等你输入');
	await page.keyboard.type('小机');
	await page.keyboard.press('Enter');
	await expect.poll(() => result.innerText()).toContain('名字？你好 小机 <b>');

	await text.getByRole('button', { name: '改一改' }).focus();
	await page.keyboard.press('Enter');
	await expect.poll(() => focused(page)).toBe('程序');
	await page.keyboard.press('Control+A');
	await page.keyboard.insertText("print('我改的')");
	// The first one closes the list of completions.
	await page.keyboard.press('Escape');
	await page.keyboard.press('Escape');
	await page.keyboard.press('Tab');
	expect(await focused(page)).toBe('运行');
	await page.keyboard.press('Enter');
	await expect.poll(() => result.innerText()).toContain('我改的');
	expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
	expect(await accessibilityFindings(page)).toEqual([]);

	await page.reload();
	await settled(page);
	await expect.poll(() => text.getByRole('textbox', { name: '程序' }).innerText()).toContain('我改的');
	await page.emulateMedia({ media: 'print' });
	expect(await text.getByText("print('我改的')").last().isVisible()).toBe(true);
	expect(await text.getByRole('button').count()).toBe(0);
	await page.emulateMedia({ media: 'screen' });
	await text.getByRole('button', { name: '还原' }).focus();
	await page.keyboard.press('Enter');
	await page.getByRole('dialog').getByRole('button', { name: '还原' }).press('Enter');
	await text.getByText("input('名字？')").waitFor();
	await expect.poll(() => focused(page)).toBe('改一改');
});
