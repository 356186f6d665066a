/** A run of a robot while it is played: the work of a frame on a slow processor, against a frame. */
import type { Figure } from './figure.ts';
import { withSite } from './site.ts';
import { SLOWDOWN } from './slow-processor.ts';
import { workPerFrame } from './trace-tasks.ts';

const FRAME_MS = 1000 / 60;
const PLAYED_MS = 5000;
/** Drives for as long as the world lasts. */
const PROGRAM = 'from robot import *\nwhile True:\n    马达(200, 120)\n    等待(0.1)\n    马达(120, 200)\n    等待(0.1)\n';

export const robotDrawingFigures = (): Promise<Figure[]> =>
	withSite({ pages: ['table'] }, async (site) => {
		const page = await site.open('student01');
		await page.goto('/robotField?world=maze-mouse');
		await page.getByRole('textbox', { name: '程序', exact: true }).click();
		await page.keyboard.press('Control+A');
		await page.keyboard.insertText(PROGRAM);
		await page.getByRole('button', { name: '运行', exact: true }).click();
		await page.getByRole('dialog').getByRole('button', { name: '下载' }).click();
		await page.getByRole('button', { name: '暂停' }).waitFor({ timeout: 120_000 });
		const figureOf = async (name: string, note: string): Promise<Figure> => ({
			name,
			value: await workPerFrame(page, () => page.waitForTimeout(PLAYED_MS)),
			unit: 'ms',
			yardstick: { name: 'a frame', value: FRAME_MS },
			limit: 1,
			atMost: true,
			note: `${note}, processor ÷ ${SLOWDOWN}`,
		});
		const whole = await figureOf('robot-drawing', 'a frame of a robot in a maze');
		await page.getByRole('button', { name: '跟着走' }).click();
		return [whole, await figureOf('robot-drawing-near', 'the same while the view follows the robot')];
	});
