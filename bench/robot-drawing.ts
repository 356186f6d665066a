/** A run of a robot while it is played: the work of a frame on a slow processor, against a frame. */
import type { Figure } from './figure.ts';
import { withSite } from './site.ts';
import { SLOWDOWN } from './slow-processor.ts';
import { workPerFrame } from './trace-tasks.ts';

const FRAME_MS = 1000 / 60;
const PLAYED_MS = 5000;

export const robotDrawingFigures = (): Promise<Figure[]> =>
	withSite({ pages: ['robot'] }, async (site) => {
		const page = await site.open();
		await page.goto('/bare/robot.html');
		await page.getByRole('button', { name: '暂停' }).waitFor();
		const figureOf = async (name: string, note: string): Promise<Figure> => ({
			name,
			value: await workPerFrame(page, () => page.waitForTimeout(PLAYED_MS)),
			unit: 'ms',
			yardstick: { name: 'a frame', value: FRAME_MS },
			limit: 1,
			atMost: true,
			note: `${note}, processor ÷ ${SLOWDOWN}`,
		});
		const whole = await figureOf('robot-drawing', 'a frame of a robot among 40 walls');
		await page.getByRole('button', { name: '跟着走' }).click();
		return [whole, await figureOf('robot-drawing-near', 'the same while the view follows the robot')];
	});
