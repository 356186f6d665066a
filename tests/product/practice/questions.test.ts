import { describe, expect, it } from 'vitest';
import { createWorld } from '#tests/product/student-world.ts';

/** Parts of an answer key. The `key` of an option is only its letter, so it does not match. */
const SECRET = /"key":\{|"(answer|accept|analysisHtml|points)":/;

interface Node {
	id: string;
	questionCount: number;
	children: Node[];
}

/** Of the statistics. */
type Group = Record<'done' | 'right', number>;

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
		// The others of 580 are in papers that student01 can still sit, or whose answers are not released yet.
		expect(page.total).toBe(484);
		expect(SECRET.test(JSON.stringify(page))).toBe(false);
	});

	it.each([
		['keeps back what a new student can still be examined in', 'newbie', 396],
		['keeps nothing back from an account that can sit no exam', 'graduate', 580],
	])('%s', async (_what, account, total) => {
		const { ask } = await createWorld().as(account);
		expect((await ask('main.questionQuestionPage')).total).toBe(total);
	});

	it('contains the wrong-answer book, with mastered questions counted separately', async () => {
		const { ask } = await createWorld().as('student01');
		const all = await ask('main.questionPage', { scope: 'wrong' });
		const left = await ask('main.questionPage', { scope: 'wrong', mastered: false });
		expect([all.total, left.total, all.wrongCount, all.masteredCount]).toEqual([54, 42, 42, 12]);
	});

	it('counts the last answer of each question everywhere, so that the rate agrees with the parts', async () => {
		const { ask } = await createWorld().as('student01');
		const { rightRate, byType, byDifficulty } = await ask('main.questionStats');
		const sum = (groups: Group[], pick: keyof Group): number => groups.reduce((total, group) => total + group[pick], 0);
		for (const groups of [byType, byDifficulty]) expect(rightRate).toBeCloseTo((sum(groups, 'right') / sum(groups, 'done')) * 100, 1);
	});

	it('has no progress for a new student', async () => {
		const { ask } = await createWorld().as('newbie');
		const stats = await ask('main.questionStats');
		expect([stats.total, stats.done, stats.wrong, stats.streakDays, (await ask('main.questionPage', { scope: 'wrong' })).total]).toEqual([
			676, 0, 0, 0, 0,
		]);
	});
});

describe('practice', () => {
	it('reveals the key only after an answer', async () => {
		const { ask } = await createWorld().as('newbie');
		expect((await ask('main.questionQuestionDetail', { id: 'q0004' })).key).toBeNull();
		const result = await ask('main.questionBankAnswer', { questionId: 'q0004', choice: 'B' });
		expect(result).toMatchObject({ verdict: 'wrong', rate: 0, key: { answer: ['A'] }, mine: { state: 'wrong', wrongTimes: 1 } });
		expect((await ask('main.questionQuestionDetail', { id: 'q0004' })).key).not.toBeNull();
	});

	it('moves a question through the wrong-answer book', async () => {
		const { ask } = await createWorld().as('newbie');
		const answer = (choice: string) => ask('main.questionBankAnswer', { questionId: 'q0004', choice });
		const states = [];
		for (const choice of ['B', 'A', 'A', 'A']) states.push((await answer(choice)).mine.state);
		expect(states).toEqual(['wrong', 'wrong', 'wrong', 'mastered']);
		expect(await ask('main.questionPage', { scope: 'wrong' })).toMatchObject({ total: 1, wrongCount: 0, masteredCount: 1 });
	});

	it('gives partial marks for multiple choice, and accepts spelling variants of blanks', async () => {
		const { ask } = await createWorld().as('newbie');
		expect(await ask('main.questionBankAnswer', { questionId: 'q0006', value: ['A', 'B'] })).toMatchObject({ verdict: 'part', rate: 50 });
		expect(await ask('main.questionBankAnswer', { questionId: 'q0011', value: ['11 '] })).toMatchObject({ verdict: 'right', rate: 100 });
	});

	it('says that full-width characters counted as half-width ones, only where it mattered', async () => {
		const { ask } = await createWorld().as('newbie');
		const answer = (value: string) => ask('main.questionBankAnswer', { questionId: 'q0011', value: [value] });
		expect(await answer('２２／２')).toMatchObject({ verdict: 'right', fullWidth: true });
		expect((await answer('22/2')).fullWidth).toBeUndefined();
		expect(await answer('１２')).toMatchObject({ verdict: 'wrong' });
		expect((await answer('１２')).fullWidth).toBeUndefined();
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
		const { call } = await createWorld().as('newbie');
		expect((await call('main.questionBankAnswer', { questionId: 'q0004', value: [] })).code).toBe(400);
		expect((await call('main.questionBankAnswer', { questionId: 'q0581', value: ['x'] })).code).toBe(400);
	});
});

describe('the wrong-answer book', () => {
	const world = async () => {
		const { ask, call } = await createWorld().as('newbie');
		const answer = (choice: string, more: object = {}) => ask('main.questionBankAnswer', { questionId: 'q0004', choice, ...more });
		const row = async () => (await ask('main.questionPage', { scope: 'wrong' })).records[0];
		return { ask, call, answer, row };
	};

	it('counts an answer that is sent twice once', async () => {
		const { ask, answer } = await world();
		const first = await answer('B', { requestKey: 'k1' });
		expect(await answer('B', { requestKey: 'k1' })).toEqual(first);
		expect((await answer('B', { requestKey: 'k2' })).mine).toMatchObject({ practiced: 2, wrongTimes: 2 });
		expect((await ask('main.questionStats')).days.at(-1)).toMatchObject({ count: 2, right: 0 });
	});

	it('masters a question after as many right answers as the student chose, at once with a smaller number', async () => {
		const { ask, answer, row } = await world();
		expect((await ask('main.questionPage')).masteredAfter).toBe(3);
		for (const choice of ['B', 'A', 'A']) await answer(choice);
		expect(await row()).toMatchObject({ streak: 2, myState: 'wrong' });
		expect(await ask('main.questionPracticeSettingsSave', { masteredAfter: 2 })).toEqual({ masteredAfter: 2, moved: 1 });
		expect(await row()).toMatchObject({ streak: 2, myState: 'mastered' });
		expect(await ask('main.questionPracticeSettingsSave', { masteredAfter: 5 })).toEqual({ masteredAfter: 5, moved: 0 });
		expect(await row()).toMatchObject({ myState: 'mastered' });
	});

	it('keeps the row of right answers when a mark by hand is undone, and starts anew for a question put back later', async () => {
		const { ask, answer, row } = await world();
		for (const choice of ['B', 'A', 'A']) await answer(choice);
		for (const mastered of [true, false]) await ask('main.questionMasteredSave', { questionIds: ['q0004'], mastered });
		expect(await row()).toMatchObject({ streak: 2, myState: 'wrong' });
		await answer('A');
		await ask('main.questionMasteredSave', { questionIds: ['q0004'], mastered: false });
		expect(await row()).toMatchObject({ streak: 0, myState: 'wrong' });
	});

	it('keeps the reason and the note of a mistake, each by itself', async () => {
		const { ask, call, answer, row } = await world();
		await answer('B');
		await ask('main.questionMistakeSave', { questionId: 'q0004', reason: 'calculation' });
		await ask('main.questionMistakeSave', { questionId: 'q0004', note: ' 先算齿数 ' });
		expect(await row()).toMatchObject({ reason: 'calculation', note: '先算齿数' });
		await ask('main.questionMistakeSave', { questionId: 'q0004', note: ' ' });
		expect(await row()).toMatchObject({ reason: 'calculation', note: null });
		expect((await call('main.questionMistakeSave', { questionId: 'q0002', reason: 'guess' })).code).toBe(404);
	});

	it('gives hints one by one, and does not count the help as a right answer in the row', async () => {
		const { ask, call } = await world();
		const hint = (no: number) => ask('main.questionHintTake', { questionId: 'q0006', no });
		const answer = () => ask('main.questionBankAnswer', { questionId: 'q0006', value: ['A', 'B', 'D'] });
		expect(await hint(1)).toMatchObject({ hints: ['传感器是输入，把外面的变化变成读数。'], total: 2 });
		expect((await hint(2)).hints).toHaveLength(2);
		expect((await hint(1)).hints).toHaveLength(2);
		expect((await call('main.questionHintTake', { questionId: 'q0006', no: 3 })).code).toBe(404);
		expect((await answer()).mine).toMatchObject({ state: 'right', streak: 0, hints: 2 });
		expect((await answer()).mine).toMatchObject({ streak: 1, hints: 2 });
	});

	it('prints questions with their keys, and filters them', async () => {
		const { ask } = await createWorld().as('student01');
		const sheet = await ask('main.questionWrongBookSheet', { mastered: false });
		expect([sheet.total, sheet.list.length, sheet.list[0].key.answer.length > 0]).toEqual([42, 42, true]);
		const ids = sheet.list.slice(3, 5).map(({ question }: { question: { id: string } }) => question.id);
		const picked = await ask('main.questionWrongBookSheet', { ids: ids.join(',') });
		expect(picked.list.map(({ question }: { question: { id: string } }) => question.id)).toEqual(ids);
		const careless = await ask('main.questionWrongBookSheet', { mastered: false, reason: 'careless' });
		expect(careless.total).toBe((await ask('main.questionPage', { scope: 'wrong', mastered: false, reason: 'careless' })).total);
	});
});

describe('a question of a paper whose answers are not released', () => {
	it('is not practised, and its key is nowhere', async () => {
		const { ask, call } = await createWorld().as('student01');
		const open = new Set<string>();
		for (let pageNum = 1; pageNum <= 6; pageNum += 1) {
			const { records } = await ask('main.questionQuestionPage', { pageNum, pageSize: 100 });
			for (const { id } of records) open.add(id);
		}
		const { records } = await ask('main.questionPage', { pageSize: 100 });
		const sealed = records.find(({ id }: { id: string }) => !open.has(id));
		expect(await ask('main.questionQuestionDetail', { id: sealed.id })).toMatchObject({ sealed: true, key: null });
		expect((await call('main.questionBankAnswer', { questionId: sealed.id, value: ['A'] })).message).toContain('公布以后才能练');
		const { list } = await ask('question.questionFetchList', { count: 100, type: sealed.type });
		expect(list.every(({ id }: { id: string }) => id !== sealed.id)).toBe(true);
		expect(await ask('question.questionFetchList', { ids: `${sealed.id},none` })).toMatchObject({ list: [], total: 0, sealed: 1 });
	});

	it('draws only questions in the wanted state', async () => {
		const { ask } = await createWorld().as('student01');
		const wrong = await ask('question.questionFetchList', {
			count: 10,
			myState: 'wrong',
			type: 'single,multiple,judge,blank,short',
			seed: 's',
		});
		for (const { id } of wrong.list) expect((await ask('main.questionQuestionDetail', { id })).mine.state).toBe('wrong');
		const fresh = await ask('question.questionFetchList', { count: 10, myState: 'none', seed: 's' });
		for (const { id } of fresh.list) expect((await ask('main.questionQuestionDetail', { id })).mine.state).toBe('none');
	});
});
