import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { accessibilityFindings } from './support/accessibility.ts';
import { journey } from './support/journey.ts';
import { storeToken } from './support/page-steps.ts';

journey('a project of Scratch opens as blocks, which are saved and open again', async ({ page }) => {
	await storeToken(page);
	await page.goto('/problem/program?problemId=P1002');
	await page.getByLabel('语言').selectOption('图形化');
	const blocks = page.getByRole('toolbar', { name: '积木' });
	const file = page.getByLabel('选择程序文件');
	await blocks.waitFor();
	await file.setInputFiles('manifests/files/static/files/a004.sb3');
	const note = page.getByRole('status').filter({ hasText: '颜色换成了最接近的一种' });
	await note.waitFor();
	await blocks.getByText('11 块积木').waitFor();
	expect(await accessibilityFindings(page)).toEqual([]);

	const downloading = page.waitForEvent('download');
	await blocks.getByRole('button', { name: '保存到文件' }).click();
	const saved = readFileSync(await (await downloading).path());
	expect(saved.toString()).toContain('        turtle.right(10)\n    turtle.right(60)\n');

	await page.getByRole('button', { name: '还原' }).click();
	await page.getByRole('dialog').getByRole('button', { name: '确定' }).click();
	await blocks.getByText('0 块积木').waitFor();
	await file.setInputFiles({ name: '花.py', mimeType: 'text/x-python', buffer: saved });
	await blocks.getByText('11 块积木').waitFor();
	await note.waitFor({ state: 'detached' });
});
