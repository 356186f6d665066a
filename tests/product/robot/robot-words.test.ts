import { expect, it } from 'vitest';
import { eventsOf, MOST_EVENTS, timeWords } from '#app/robot/robot-words.ts';
import type { World } from '#engines/robot/world.ts';
import { replay } from '#engines/robot/world-run.ts';

const WORLD: World = {
	field: { width: 1000, height: 1000 },
	start: { x: 200, y: 500, heading: 0 },
	goals: [{ title: '充电站', at: { x: 600, y: 500 }, radius: 50 }],
	rules: { seconds: 60, stop: true },
};

const said = (moves: readonly string[], changes: Partial<World> = {}): string[] => {
	const world = { ...WORLD, ...changes };
	return eventsOf(world, replay(world, moves.join('\n'))).events.map(({ step, text }) => `${timeWords(step)} ${text}`);
};
const to = (heading: number, x = 500, y = 500): Partial<World> => ({ start: { x, y, heading }, goals: [] });
const AHEAD = ['drive 200 200', 'wait 3000'];

it.each<[string, string[], Partial<World>, string[]]>([
	['nothing', [], {}, ['一开始 程序结束']],
	[
		'a goal, and standing in it',
		['drive 200 200', 'wait 2000', 'drive 0 0', 'wait 1200'],
		{},
		['一开始 向前走 40 厘米', '第 1.8 秒 走到充电站', '第 2 秒 停 1.2 秒', '第 3.2 秒 任务完成'],
	],
	[
		'turns to both sides',
		['drive -157.08 157.08', 'wait 1000', 'drive 157.08 -157.08', 'wait 500'],
		{},
		['一开始 左转 180 度', '第 1 秒 右转 90 度', '第 1.5 秒 程序结束'],
	],
	[
		'backwards, and on an arc',
		['drive -100 -100', 'wait 1000', 'drive 100 200', 'wait 1000'],
		{ goals: [] },
		['一开始 后退 10 厘米', '第 1 秒 边走边向左拐，向前走 15 厘米', '第 2 秒 程序结束'],
	],
	[
		'a lamp and a word',
		['lamp red', 'wait 1000', 'lamp ', 'lamp rosa', 'sound beep', 'sound 你好'],
		{},
		[
			'一开始 灯变成红色',
			'一开始 停 1 秒',
			'第 1 秒 灯关了',
			'第 1 秒 灯变成rosa',
			'第 1 秒 发出声音“嘀”',
			'第 1 秒 发出声音“你好”',
			'第 1 秒 程序结束',
		],
	],
	['the edge on the right', AHEAD, to(0), ['一开始 向前走 42 厘米', '第 2.1 秒 撞到右边的墙', '第 3 秒 程序结束']],
	['the edge on the left', AHEAD, to(180), [expect.anything(), expect.stringContaining('撞到左边的墙'), expect.anything()]],
	['the upper edge', AHEAD, to(90), [expect.anything(), expect.stringContaining('撞到上边的墙'), expect.anything()]],
	['the lower edge', AHEAD, to(-90), [expect.anything(), expect.stringContaining('撞到下边的墙'), expect.anything()]],
	[
		'a wall',
		AHEAD,
		{ ...to(0), walls: [{ from: { x: 800, y: 0 }, to: { x: 800, y: 900 } }] },
		[expect.anything(), expect.stringMatching(/ 撞到墙$/), expect.anything()],
	],
	[
		'the second box',
		AHEAD,
		{
			...to(0),
			walls: [{ from: { x: 10, y: 0 }, to: { x: 10, y: 900 } }],
			boxes: [
				{ colour: 'red', at: { x: 100, y: 100 }, width: 100, height: 100 },
				{ colour: 'blue', at: { x: 800, y: 500 }, width: 100, height: 100 },
			],
		},
		[expect.anything(), expect.stringContaining('撞到蓝色的箱子'), expect.anything()],
	],
	['no more time', ['drive 10 10', 'wait 3000'], { rules: { seconds: 2 } }, ['一开始 向前走 2 厘米', '第 2 秒 时间到了']],
])('says %s', (_, moves, changes, events) => {
	expect(said(moves, changes)).toEqual(events);
});

it('counts what happens several times in a row', () => {
	const moves = ['lamp red', 'lamp red', 'lamp red', 'wait 20'];
	expect(said(moves)).toContain('一开始 灯变成红色，连着 3 次');
});

it('joins the many turns of a long run', () => {
	const moves = Array.from({ length: 40 }, (_, index) => [`drive ${index % 2 === 0 ? '100 200' : '200 100'}`, 'wait 40']).flat();
	expect(said(['lamp red', ...moves])).toEqual(['一开始 灯变成红色', '一开始 边走边拐，走了 24 厘米', '第 1.6 秒 程序结束']);
});

it('counts the blinks of a lamp, and lets the turns between them go', () => {
	const blinks = Array.from({ length: 40 }, (_, index) => [`lamp ${index % 2 === 0 ? 'red' : 'blue'}`, `drive ${index} 200`, 'wait 40']);
	expect(said(blinks.flat(), to(0))).toEqual(['一开始 灯变了 40 次', '第 1.6 秒 程序结束']);
});

it('keeps goals and touches of a run in which too much happens, and tells how much it left out', () => {
	const calls = Array.from({ length: 100 }, (_, index) => [`${index % 2 === 0 ? 'lamp red' : 'sound beep'}`, 'wait 40']);
	const { events, omitted } = eventsOf(WORLD, replay(WORLD, ['drive 200 200', ...calls.flat()].join('\n')));
	expect(events).toHaveLength(MOST_EVENTS);
	expect(events.map(({ text }) => text)).toEqual(expect.arrayContaining(['走到充电站', '撞到右边的墙', '程序结束']));
	expect(omitted).toBe(103 - MOST_EVENTS);
	expect(events.map(({ step }) => step)).toEqual(events.map(({ step }) => step).toSorted((one, other) => one - other));
});
