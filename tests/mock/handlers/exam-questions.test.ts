import { describe, expect, it } from 'vitest';
import { createWorld } from './student-world.ts';

/** Parts of an answer key. The `key` of an option is only its letter, so it does not match. */
const SECRET = /"key":\{|"(answer|accept|analysisHtml|points)":/;

interface Node {
	id: string;
	questionCount: number;
	children: Node[];
}

describe('the question bank', () => {
	it('lists questions without options and keys, by knowledge point including its descendants', async () => {
		const { ask } = await createWorld().as('student01');
		const tree = (await ask('main.tagTree')) as Node[];
		const root = tree[4] as Node;
		const { total, records } = await ask('main.questionPage', { tagId: root.id, pageSize: 100 });
		expect(total).toBe(root.questionCount);
		expect(SECRET.test(JSON.stringify(records))).toBe(false);
	});

	it('counts each question once in its tree', async () => {
		const { ask } = await createWorld().as('student01');
		const tree = (await ask('main.tagTree')) as Node[];
		const list = (await ask('main.questionTagsList')) as Node[];
		const flat = (nodes: Node[]): Node[] => nodes.flatMap((node) => [node, ...flat(node.children)]);
		expect(flat(tree).map(({ id, questionCount }) => [id, questionCount])).toEqual(
			list.map(({ id, questionCount }) => [id, questionCount]),
		);
		expect(list).toHaveLength(64);
	});

	it('returns complete questions for practice, without their keys', async () => {
		const { ask } = await createWorld().as('student01');
		const page = await ask('main.questionQuestionPage', { pageSize: 100 });
		expect(page.total).toBe(580);
		expect(SECRET.test(JSON.stringify(page))).toBe(false);
	});

	it('contains the wrong-answer book, with mastered questions counted separately', async () => {
		const { ask } = await createWorld().as('student01');
		const all = await ask('main.questionPage', { scope: 'wrong' });
		const left = await ask('main.questionPage', { scope: 'wrong', mastered: false });
		expect([all.total, left.total, all.wrongCount, all.masteredCount]).toEqual([58, 46, 46, 12]);
	});

	it('has no progress for a new student', async () => {
		const { ask } = await createWorld().as('newbie');
		const stats = await ask('main.questionStats');
		expect([stats.total, stats.done, stats.wrong, stats.streakDays, (await ask('main.questionPage', { scope: 'wrong' })).total]).toEqual([
			640, 0, 0, 0, 0,
		]);
	});
});

describe('practice', () => {
	it('reveals the key only after an answer', async () => {
		const { ask } = await createWorld().as('newbie');
		expect((await ask('main.questionQuestionDetail', { id: 'q0001' })).key).toBeNull();
		const result = await ask('main.questionBankAnswer', { questionId: 'q0001', choice: 'B' });
		expect(result).toMatchObject({ verdict: 'wrong', rate: 0, key: { answer: ['A'] }, mine: { state: 'wrong', wrongTimes: 1 } });
		expect((await ask('main.questionQuestionDetail', { id: 'q0001' })).key).not.toBeNull();
	});

	it('moves a question through the wrong-answer book', async () => {
		const { ask } = await createWorld().as('newbie');
		const answer = (choice: string) => ask('main.questionBankAnswer', { questionId: 'q0001', choice });
		const states = [];
		for (const choice of ['B', 'A', 'A']) states.push((await answer(choice)).mine.state);
		expect(states).toEqual(['wrong', 'wrong', 'mastered']);
		expect(await ask('main.questionPage', { scope: 'wrong' })).toMatchObject({ total: 1, wrongCount: 0, masteredCount: 1 });
	});

	it('gives partial marks for multiple choice, and accepts spelling variants of blanks', async () => {
		const { ask } = await createWorld().as('newbie');
		expect(await ask('main.questionBankAnswer', { questionId: 'q0006', value: ['A', 'B'] })).toMatchObject({ verdict: 'part', rate: 50 });
		expect(await ask('main.questionBankAnswer', { questionId: 'q0013', value: ['3.40'] })).toMatchObject({ verdict: 'right', rate: 100 });
	});

	it('lets students grade their own short answers', async () => {
		const { ask } = await createWorld().as('newbie');
		const shown = await ask('main.questionBankAnswer', { questionId: 'q0014', value: ['速度太快，要降速'] });
		expect([shown.verdict, shown.key.points.length, shown.mine.practiced]).toEqual(['pending', 4, 0]);
		expect(await ask('main.questionBankAnswer', { questionId: 'q0014', value: ['速度太快，要降速'], selfScore: 70 })).toMatchObject({
			verdict: 'right',
			mine: { practiced: 1 },
		});
	});

	it('refuses empty answers and programs, which belong to the judge', async () => {
		const { call, ask } = await createWorld().as('newbie');
		const program = (await ask('main.questionPage', { type: 'program' })).records[0];
		expect((await call('main.questionBankAnswer', { questionId: 'q0001', value: [] })).code).toBe(400);
		expect((await call('main.questionBankAnswer', { questionId: program.id, value: ['x'] })).code).toBe(400);
	});
});
