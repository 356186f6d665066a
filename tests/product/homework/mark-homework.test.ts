import { describe, expect, it } from 'vitest';
import { writeBlockText } from '#app/blocks/block-text.ts';
import { readWords } from '#app/blocks/read-words.ts';
import type { RubricRow } from '#app/homework/back-end/rows.ts';
import { markHomework } from '#app/homework/back-end/rules/mark-homework.ts';

type Task = Parameters<typeof markHomework>[0];
type Work = Parameters<typeof markHomework>[1];

const RUBRIC: RubricRow[] = [
	{ name: '完成', points: 60, note: '' },
	{ name: '思路', points: 25, note: '' },
	{ name: '表达', points: 15, note: '' },
];
const DUE = '2026-09-10T22:00:00+08:00';
const task = (accept: Task['accept'], over: Partial<Task> = {}): Task => ({
	accept,
	rubric: RUBRIC,
	dueAt: DUE,
	cutoffAt: '2026-09-17T22:00:00+08:00',
	maxAttempts: 3,
	latePercent: 5,
	...over,
});
const work = (over: Partial<Work>): Work => ({ attempt: 1, files: [], late: false, submittedAt: '2026-09-09T20:00:00+08:00', ...over });
const now = Date.parse(DUE) - 3_600_000;
const afterCutoff = Date.parse('2026-09-18T08:00:00+08:00');
const LONG = '先把任务拆成三步，一步一步做，做完以后又自己试了五次。';
const PROGRAM = 'a = int(input())\nb = int(input())\nprint(a + b)';
const THREE = readWords('输出 1\n输出 2\n输出 3');
/** Without the start above them. */
const LOOSE = writeBlockText({ ...THREE, stacks: THREE.stacks.map((stack) => ({ ...stack, blocks: stack.blocks.slice(1) })) });
const photo = { name: '流程图.png', bytes: 240_000, mime: 'image/png' };

describe('work with a fault is returned with words that say what to do', () => {
	it.each<[string, Task['accept'], Partial<Work>, string]>([
		['a few words', ['text'], { text: '我 写完了' }, '只写了 4 个字，请把想法和做法写清楚（至少 20 个字），改好以后再交一次。'],
		['no photo', ['image', 'text'], { text: LONG }, '没有看到照片，改好以后再交一次。'],
		['no file', ['file', 'text'], { text: LONG }, '没有看到要交的文件，改好以后再交一次。'],
		['neither file nor link', ['file', 'link', 'text'], { text: LONG }, '没有看到作品的文件或链接，改好以后再交一次。'],
		['an empty file', ['file', 'text'], { files: [{ ...photo, bytes: 0 }] }, '「流程图.png」是空的，打不开，改好以后再交一次。'],
		['no program', ['text', 'code'], { text: LONG }, '没有看到程序，改好以后再交一次。'],
		['one line of program', ['code'], { code: 'print(1)\n\n' }, '程序只有 1 行，还没有做到要求的每一项，改好以后再交一次。'],
		['blocks that hang on no start', ['code'], { code: LOOSE }, '积木没有接在“开始”下面，程序什么也没有做，改好以后再交一次。'],
		[
			'a block or two',
			['code'],
			{ code: writeBlockText(readWords('输出 1\n换一行')) },
			'程序只有一两块积木，还没有做到要求的每一项，改好以后再交一次。',
		],
		[
			'a program without its reason',
			['text', 'code'],
			{ code: PROGRAM },
			'只写了 0 个字，请把想法和做法写清楚（至少 20 个字），改好以后再交一次。',
		],
	])('%s', (_case, accept, over, comment) => {
		expect(markHomework(task(accept), work(over), undefined, now)).toEqual({ state: 'returned', comment });
	});

	it('the same blocks in other places', () => {
		const first = work({ code: writeBlockText(THREE) });
		const code = writeBlockText({ ...THREE, stacks: THREE.stacks.map((stack) => ({ ...stack, x: stack.x + 100 })) });
		expect(code).not.toBe(first.code);
		expect(markHomework(task(['code']), work({ attempt: 2, code }), first, now)).toMatchObject({
			comment: expect.stringMatching(/^这次交的和上次一样/),
		});
	});

	it('the same work again', () => {
		const first = work({ text: LONG });
		expect(markHomework(task(['text']), work({ attempt: 2, text: `${LONG}\n` }), first, now)).toMatchObject({
			state: 'returned',
			comment: expect.stringMatching(/^这次交的和上次一样/),
		});
	});
});

describe('work without a fault is marked', () => {
	it.each<[string, Task['accept'], Partial<Work>]>([
		['a text', ['text'], { text: LONG }],
		['a program', ['code'], { code: PROGRAM }],
		['a program of blocks', ['code'], { code: writeBlockText(THREE) }],
		['a photo without words', ['image', 'text'], { files: [photo] }],
		['a link instead of a file', ['file', 'link', 'text'], { link: 'https://example.com/game' }],
	])('%s', (_case, accept, over) => {
		expect(markHomework(task(accept), work(over), undefined, now)).toMatchObject({ state: 'marked', score: 96 });
	});

	it.each<[string, Partial<Work>, number]>([
		['corrected after its return', { attempt: 2 }, 92],
		['an hour late', { late: true, submittedAt: '2026-09-10T23:00:00+08:00' }, 91],
		['three days late', { late: true, submittedAt: '2026-09-13T21:00:00+08:00' }, 81],
	])('%s', (_case, over, score) => {
		expect(markHomework(task(['text']), work({ text: LONG, ...over }), undefined, now)).toMatchObject({ score });
	});

	it('with points that add up to the score', () => {
		const mark = markHomework(task(['text']), work({ text: LONG }), undefined, now);
		expect(mark.state === 'marked' && mark.rubric.map(({ score }) => score)).toEqual([58, 24, 14]);
	});
});

it.each<[string, Partial<Task>, Partial<Work>, number]>([
	['the attempts are used up', {}, { attempt: 3 }, now],
	['the homework is closed', {}, {}, afterCutoff],
])('work with a fault is marked, not returned, when %s', (_case, over, handedIn, at) => {
	expect(markHomework(task(['text'], over), work({ text: '写完了', ...handedIn }), undefined, at)).toMatchObject({
		state: 'marked',
		score: 60,
		comment: expect.stringMatching(/不能再交了，先按交上来的内容给分。$/),
	});
});

it('work is returned for as long as the attempts are unlimited', () => {
	expect(markHomework(task(['text'], { maxAttempts: 0 }), work({ attempt: 9, text: '写完了' }), undefined, now).state).toBe('returned');
});
