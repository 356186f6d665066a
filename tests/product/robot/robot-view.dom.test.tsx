/** A run of a robot that is looked at: its controls, its numbers and its words. */
import { fireEvent, type RenderResult } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { RobotView } from '#app/robot/robot-view.tsx';
import type { World } from '#engines/robot/world.ts';
import { setLessMotion } from '#src/lib/less-motion.ts';
import { choose, click, press, render } from '#tests/support/render.tsx';

const WORLD: World = {
	field: { width: 1000, height: 600 },
	start: { x: 200, y: 300, heading: 0 },
	lines: [
		{
			colour: 'black',
			width: 60,
			through: [
				{ x: 100, y: 300 },
				{ x: 900, y: 300 },
			],
		},
	],
	goals: [{ title: '充电站', at: { x: 600, y: 300 }, radius: 50 }],
	rules: { seconds: 20, stop: true },
};
/** Forwards for 2 seconds, then it stands with a green lamp. */
const MOVES = ['drive 200 200', 'wait 2000', 'lamp green', 'drive 0 0', 'wait 1000'];

const show = () => render(<RobotView world={WORLD} moves={MOVES.join('\n')} label="机器人走的路" />);
const timeOf = (screen: RenderResult): string | null => screen.getByRole('slider', { name: '时间' }).getAttribute('aria-valuetext');
const reading = (screen: RenderResult, name: string): string | null | undefined => screen.getByText(name).nextElementSibling?.textContent;

afterEach(() => {
	setLessMotion(false);
	vi.restoreAllMocks();
});

it('plays a run to its end, says what happens, and plays it again', async () => {
	const screen = await show();
	await click(screen.getByRole('button', { name: '快' }));
	expect(screen.getByRole('button', { name: '快' }).getAttribute('aria-pressed')).toBe('true');
	const again = await screen.findByRole('button', { name: '重放' });
	expect(screen.getByRole('status').textContent).toBe('第 3 秒 任务完成');
	// Not `click`, which waits until nothing changes any more.
	fireEvent.click(again);
	expect(screen.getByRole('button', { name: '暂停' })).toBeTruthy();
});

it('pauses, and goes back and forth by steps of 20 milliseconds', async () => {
	const screen = await show();
	await click(screen.getByRole('button', { name: '暂停' }));
	expect(screen.getByRole('button', { name: '播放' })).toBeTruthy();
	await choose(screen.getByRole('slider', { name: '时间' }), '50');
	expect(timeOf(screen)).toBe('1 秒，共 3 秒');
	for (let step = 0; step < 10; step += 1) await click(screen.getByRole('button', { name: '下一步' }));
	expect(timeOf(screen)).toBe('1.2 秒，共 3 秒');
	await click(screen.getByRole('button', { name: '回到开头' }));
	expect(screen.getByRole('button', { name: '上一步' }).getAttribute('aria-disabled')).toBe('true');
});

it('goes to the time of an event that is pressed, and shows the numbers of that time', async () => {
	const screen = await show();
	await click(screen.getByRole('button', { name: '第 1.8 秒 走到充电站' }));
	expect(timeOf(screen)).toBe('1.8 秒，共 3 秒');
	expect(screen.getByRole('button', { current: 'step' }).textContent).toBe('第 1.8 秒 走到充电站');
	expect(['走了', '左轮', '前方距离', '地面颜色'].map((name) => reading(screen, name))).toEqual([
		'35 厘米',
		'200 毫米/秒',
		'37 厘米',
		'左黑色中黑色右黑色',
	]);
});

it('is walked through with the keys, which its slider keeps for itself', async () => {
	const screen = await show();
	const button = screen.getByRole('button', { name: '跳到最后' });
	const times: (string | null)[] = [];
	for (const key of ['End', 'ArrowLeft', 'Home', 'ArrowRight']) {
		await press(button, key);
		times.push(timeOf(screen));
	}
	expect(times).toEqual(['3 秒，共 3 秒', '3 秒，共 3 秒', '0 秒，共 3 秒', '0 秒，共 3 秒']);
	expect(screen.getByRole('slider').getAttribute('aria-valuenow') ?? (screen.getByRole('slider') as HTMLInputElement).value).toBe('1');
	expect(fireEvent.keyDown(screen.getByRole('slider'), { key: 'ArrowRight' })).toBe(true);
});

it('shows the end at once with less motion', async () => {
	setLessMotion(true);
	const screen = await show();
	expect(timeOf(screen)).toBe('3 秒，共 3 秒');
	expect(screen.getByRole('button', { name: '重放' })).toBeTruthy();
});

it('shows the world alone without moves', async () => {
	const screen = await render(<RobotView world={WORLD} moves="" label="场地" />);
	expect(screen.getByRole('img', { name: '场地' })).toBeTruthy();
	expect(screen.queryByRole('button')).toBeNull();
});

/** Lines of steps 2 and 5 of a program drive. */
const STEPPED = MOVES.map((text, index) => ({ step: index < 2 ? 3 : 6, text }));

function Walked() {
	const [at, setAt] = useState(0);
	return (
		<>
			<output>{at}</output>
			<button type="button" onClick={() => setAt(6)}>
				最后一步
			</button>
			<RobotView world={WORLD} moves={MOVES.join('\n')} label="机器人" steps={{ moves: STEPPED, at, onStep: setAt }} />
		</>
	);
}

it('stands where the robot was at a step of the program, and brings the program to its own time', async () => {
	const screen = await render(<Walked />);
	const step = (): string | null | undefined => screen.container.querySelector('output')?.textContent;
	expect(timeOf(screen)).toBe('0 秒，共 3 秒');
	expect(screen.getByRole('button', { name: '播放' })).toBeTruthy();
	await click(screen.getByRole('button', { name: '最后一步' }));
	expect([timeOf(screen), step()]).toEqual(['3 秒，共 3 秒', '6']);
	await click(screen.getByRole('button', { name: '上一个动作' }));
	expect([timeOf(screen), step()]).toEqual(['2 秒，共 3 秒', '5']);
	await click(screen.getByRole('button', { name: '上一个动作' }));
	expect([timeOf(screen), step()]).toEqual(['0 秒，共 3 秒', '2']);
	await click(screen.getByRole('button', { name: '最后一步' }));
	expect([timeOf(screen), step()]).toEqual(['3 秒，共 3 秒', '6']);
});
