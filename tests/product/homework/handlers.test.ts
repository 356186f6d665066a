import { describe, expect, it } from 'vitest';
import { homeworkState } from '#app/homework/back-end/homework-state.ts';
import { createWorld } from '#tests/product/student-world.ts';

const DAY = 86_400_000;

interface Task {
	id: string;
	state: string;
	late: boolean;
	score?: number;
	rubric: { points: number }[];
	submission?: { rubric: { score: number }[]; state: string };
}

describe('the state of a homework', () => {
	const task = { openAt: '2026-09-01T08:00:00+08:00', dueAt: '2026-09-10T22:00:00+08:00', cutoffAt: '2026-09-17T22:00:00+08:00' };
	const at = (iso: string): number => Date.parse(`${iso}T12:00:00+08:00`);

	it.each([
		['before it opens', {}, '2026-08-30', 'not_open'],
		['open, nothing written', {}, '2026-09-05', 'todo'],
		['with a draft', { draft: true }, '2026-09-05', 'draft'],
		['with a draft after its time', { draft: true }, '2026-09-12', 'draft'],
		['past its time', {}, '2026-09-12', 'overdue'],
		['closed with a draft', { draft: true }, '2026-09-18', 'closed'],
		['closed', {}, '2026-09-18', 'closed'],
		['handed in', { latest: 'submitted' as const }, '2026-09-05', 'submitted'],
		['handed in, long ago', { latest: 'marked' as const }, '2026-10-05', 'marked'],
		['returned', { latest: 'returned' as const }, '2026-09-12', 'returned'],
		['returned with a new draft', { latest: 'returned' as const, draft: true }, '2026-09-12', 'returned'],
		['returned and closed', { latest: 'returned' as const }, '2026-09-18', 'closed'],
		['excused', { excused: true }, '2026-09-18', 'excused'],
	])('%s', (_case, handedIn, day, expected) => {
		expect(homeworkState(task, { draft: false, excused: false, ...handedIn }, at(day))).toBe(expected);
	});
});

describe("the demo student's homework", () => {
	it('covers every state', async () => {
		const { ask } = await createWorld().as('student01');
		const { records, counts, total } = await ask('main.homeworkAggregate', { pageSize: 100 });
		const tasks = records as Task[];
		const states = [...new Set(tasks.map((task) => task.state))].sort();
		expect(states).toEqual(['closed', 'draft', 'excused', 'marked', 'marking', 'not_open', 'overdue', 'returned', 'submitted', 'todo']);
		expect([total, counts.all, counts.returned, counts.closed]).toEqual([59, 59, 5, 3]);
		expect(tasks.filter((task) => task.late && task.state !== 'overdue')).toHaveLength(4);
	});

	it('starts with open tasks, the most urgent first', async () => {
		const { ask } = await createWorld().as('student01');
		const { records } = await ask('main.homeworkAggregate', { pageSize: 14 });
		const times = records.map((task: { dueAt: string; nextAt: string }) => `${task.nextAt > task.dueAt ? 'late' : 'open'} ${task.nextAt}`);
		expect(times).toEqual([...times].sort());
	});

	it('is marked with points that add up to the score', async () => {
		const { ask } = await createWorld().as('student01');
		const { records } = await ask('main.homeworkAggregate', { state: 'marked', pageSize: 100 });
		for (const task of (records as Task[]).filter(({ rubric }) => rubric.length > 0)) {
			expect(task.submission?.rubric.reduce((sum, item) => sum + item.score, 0)).toBe(task.score);
		}
	});

	it('keeps every attempt in its history', async () => {
		const { ask } = await createWorld().as('student01');
		const { records } = await ask('main.homeworkHistoryAggregate', { homeworkId: 'h-c05-2' });
		expect(records.map((row: { attempt: number; state: string }) => [row.attempt, row.state])).toEqual([
			[2, 'marked'],
			[1, 'returned'],
		]);
	});

	it('is empty for a new student', async () => {
		const { ask } = await createWorld().as('newbie');
		expect(await ask('main.homeworkAggregate')).toMatchObject({ records: [], total: 0, counts: { all: 0 } });
	});
});

describe('submitting homework', () => {
	const answer = { homeworkId: 'h-c05-3', code: 'print("fixed")', lang: 'python', requestKey: 'once' };

	it('creates one submission when the same request arrives twice', async () => {
		const { ask } = await createWorld().as('student01');
		const first = await ask('main.homeworkAnswerSubmit', answer);
		expect(first).toMatchObject({ attempt: 2, state: 'submitted', late: false });
		expect(await ask('main.homeworkAnswerSubmit', answer)).toEqual(first);
		expect((await ask('main.homeworkHistoryAggregate', { homeworkId: 'h-c05-3' })).total).toBe(2);
	});

	it('keeps a draft until it is submitted', async () => {
		const { ask } = await createWorld().as('student01');
		await ask('main.homeworkAnswerSubmit', { homeworkId: 'h-c02-3', text: '写到一半', draft: true });
		const read = async () => (await ask('main.homeworkAggregate', { homeworkId: 'h-c02-3' })).records[0];
		expect(await read()).toMatchObject({ state: 'draft', submission: { text: '写到一半', state: 'draft' } });
		await ask('main.homeworkAnswerSubmit', { homeworkId: 'h-c02-3', text: '写完了' });
		expect(await read()).toMatchObject({ state: 'submitted', attempt: 1, submission: { text: '写完了', state: 'submitted' } });
	});

	it('marks submissions after the due time as late', async () => {
		const { ask } = await createWorld().as('student01');
		expect(await ask('main.homeworkAnswerSubmit', { homeworkId: 'h-c12-4', text: '迟到的报告' })).toMatchObject({ late: true });
	});

	it("completes the homework's lesson and updates the course progress", async () => {
		const { ask } = await createWorld().as('student01');
		const done = async () => (await ask('main.courseAggregate', { courseId: 'c02' })).course.doneCount;
		const before = await done();
		await ask('main.homeworkAnswerSubmit', { homeworkId: 'h-c02-3', link: 'https://example.com/game' });
		expect(await done()).toBe(before + 1);
	});

	it.each([
		['nothing written', { homeworkId: 'h-c02-3', text: '  ' }, '还没有写任何内容'],
		['a file where none is taken', { homeworkId: 'h-c05-3', files: [{ name: 'a.py', bytes: 10 }] }, '这份作业不收文件'],
		[
			'a file of another kind',
			{ homeworkId: 'h-c15-3', files: [{ name: 'a.exe', bytes: 10 }] },
			'「a.exe」的格式不收，可以交 docx、pdf、zip',
		],
		['a file too large', { homeworkId: 'h-c15-3', files: [{ name: 'a.pdf', bytes: 21 * 1024 * 1024 }] }, '「a.pdf」超过 20 MB'],
		['too many files', { homeworkId: 'h-c15-3', files: [1, 2, 3, 4].map((n) => ({ name: `${n}.pdf`, bytes: 1 })) }, '最多交 3 个文件'],
		['a program in another language', { homeworkId: 'h-c05-3', code: 'x', lang: 'cpp' }, '这份作业不收这种语言的程序'],
		['one not open yet', { homeworkId: 'h-c03-3', code: 'x' }, '作业还没有开放'],
		['one that is closed', { homeworkId: 'h-c09-3', code: 'x' }, '作业已经关闭，不能再交了'],
		['one that waits for its mark', { homeworkId: 'h-c12-1', text: 'x' }, '已经交过了，请等老师批改'],
		['one of a course that was not joined', { homeworkId: 'h-c04-1', text: 'x' }, '加入课程后才能交作业'],
	])('refuses %s', async (_case, input, message) => {
		const { call } = await createWorld().as('student01');
		expect((await call('main.homeworkAnswerSubmit', input)).message).toBe(message);
	});

	it('is refused after the cutoff', async () => {
		const { as, wait } = createWorld();
		const { call } = await as('student01');
		wait(20 * DAY);
		expect((await call('main.homeworkAnswerSubmit', { homeworkId: 'h-c02-3', text: 'x' })).message).toBe('作业已经关闭，不能再交了');
	});
});
