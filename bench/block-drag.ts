/** Dragging half of a program of 200 blocks: the longest task on a slow processor, beside Blockly alone with as many of its own blocks. */
import { deflateRawSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { compare, takeTurns } from './compare.ts';
import type { Figure } from './figure.ts';
import { withSite } from './site.ts';
import { SLOWDOWN } from './slow-processor.ts';
import { longestTask } from './trace-tasks.ts';

const BLOCKS = 200;
const ROUNDS = 7;
const MOVES = 30;
/** Milliseconds between two moves of the pointer, as a hand makes them. */
const MOVE_MS = 30;
/** Index of the block that is dragged, with all that follow it. */
const DRAGGED = 3;

export const blockDragFigures = (): Promise<Figure[]> =>
	withSite({ pages: ['blockly'] }, async ({ open }) => {
		const page = await open('student01');
		await page.goto('/problem/program?problemId=P1002');
		await page.getByRole('combobox', { name: '语言' }).selectOption('图形化');
		const file = { name: 'program.py', mimeType: 'text/plain', buffer: Buffer.from(program()) };
		await page.getByLabel('选择程序文件').setInputFiles(file);
		await page
			.getByRole('status')
			.filter({ hasText: `${BLOCKS} 块积木` })
			.waitFor();
		const bare = await open();
		await bare.goto(`/bare/blockly.html?count=${BLOCKS}`);
		await bare.locator('body[data-drawn]').waitFor();
		const { app, alone } = await takeTurns(
			{ rounds: ROUNDS, warmUp: 1 },
			{ app: () => longestTask(page, () => drag(page)), alone: () => longestTask(bare, () => drag(bare)) },
		);
		const note = `the longest task while ${BLOCKS - DRAGGED} blocks are dragged and dropped, processor ÷ ${SLOWDOWN}`;
		return [compare({ name: 'block-drag', unit: 'ms', yardstick: 'Blockly alone', limit: 2, note }, app, alone)];
	});

/** A file of the app with these blocks. Its Python may be missing. */
function program(): string {
	let chain: object = { type: 'print' };
	for (let count = 1; count < BLOCKS; count += 1) chain = { type: 'print', next: { block: chain } };
	const kept = { blocks: { blocks: [{ type: 'start', x: 24, y: 24, next: { block: chain } }] } };
	return `# 积木（留着这一行，才能再用积木打开）：${deflateRawSync(JSON.stringify(kept)).toString('base64')}\n`;
}

/** Drags a block to the side and back to where it was. */
async function drag(page: Page): Promise<void> {
	const box = await page.locator('.blocklyDraggable').nth(DRAGGED).boundingBox();
	if (!box) throw new Error('The block is not to be seen.');
	const [x, y] = [box.x + 8, box.y + 10];
	await page.mouse.move(x, y);
	await page.mouse.down();
	for (let step = 1; step <= MOVES; step += 1) {
		const turn = Math.min(step, MOVES - step);
		await page.mouse.move(x + turn * 8, y + turn * 2);
		await page.waitForTimeout(MOVE_MS);
	}
	await page.mouse.up();
	await page.waitForTimeout(5 * MOVE_MS);
}
