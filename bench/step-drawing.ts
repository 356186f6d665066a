/** Walking through a run of a program with 200 variables: the work of a step until it is drawn, on a slow processor, against a frame. */
import type { Figure } from './figure.ts';
import { withSite } from './site.ts';
import { SLOWDOWN } from './slow-processor.ts';
import { workPerKey } from './trace-tasks.ts';

const FRAME_MS = 1000 / 60;
const STEPS = 20;
const VARIABLES = 200;
const PROGRAM = `${Array.from({ length: VARIABLES }, (_, index) => `v${index} = ${index}`).join('\n')}\nwhile v7 < 100:\n    v7 += 1\n`;

export const stepDrawingFigures = (): Promise<Figure[]> =>
	withSite({ pages: ['table'] }, async (site) => {
		const page = await site.open('student01');
		await page.goto('/problem/program?problemId=P1001');
		await page.getByRole('combobox', { name: '语言' }).selectOption('Python3');
		await page.getByRole('textbox', { name: '程序', exact: true }).click();
		await page.keyboard.press('Control+A');
		await page.keyboard.insertText(PROGRAM);
		await page.getByRole('button', { name: '一步一步看' }).click();
		const dialog = page.getByRole('dialog', { name: '一步一步看' });
		await page.getByRole('dialog').getByRole('button', { name: '下载' }).click();
		await dialog.getByRole('region', { name: '变量' }).waitFor({ timeout: 120_000 });
		await page.keyboard.press('End');
		await dialog.getByRole('rowheader', { name: `v${VARIABLES - 1}`, exact: true }).waitFor();
		return [
			{
				name: 'step-drawing',
				value: await workPerKey(
					page,
					Array.from({ length: STEPS }, () => 'ArrowLeft'),
				),
				unit: 'ms',
				yardstick: { name: 'a frame', value: FRAME_MS },
				limit: 1,
				atMost: true,
				note: `a step among ${VARIABLES} variables, processor ÷ ${SLOWDOWN}`,
			},
		];
	});
