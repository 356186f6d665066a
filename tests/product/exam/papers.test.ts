import { describe, expect, it } from 'vitest';
import type { QuestionRow } from '#app/practice/back-end/rows.ts';
import { scenarios } from '#mock/scenario.ts';
import { createWorld, type Student, type World } from '#tests/product/student-world.ts';

const MINUTE = 60_000;
/** Parts of an answer key. The `key` of an option is only its letter, so it does not match. */
const SECRET = /"key":\{|"(answer|accept|analysisHtml|points)":/;

interface ReportRow {
	verdict: string;
	inBook: boolean;
	question: { type: string };
}

interface Item {
	question: { id: string };
}

async function begin(world: World, student: Student, paperId: string) {
	const attempt = await student.ask('main.paperAttemptStart', { paperId, clientTab: 'tab-1' });
	const detail = await student.ask('main.paperDetail', { id: paperId, attemptId: attempt.id });
	const items = detail.sections.flatMap((section: { items: Item[] }) => section.items) as Item[];
	const keyOf = (id: string): string[] => world.store.find<QuestionRow>('questions', id)?.key.answer ?? [];
	const right = items.map(({ question }) => ({ questionId: question.id, value: keyOf(question.id), rev: 1 }));
	return { attempt, detail, right, base: { paperId, attemptId: attempt.id as string, clientTab: 'tab-1' } };
}

describe('the list of papers', () => {
	it('has the expected number of papers in each state for the demo user', async () => {
		const { ask } = await createWorld().as('student01');
		const { counts, total } = await ask('main.paperPage', { pageSize: 100 });
		expect([total, counts]).toEqual([
			39,
			{ not_open: 2, open: 20, in_progress: 1, marking: 4, redo: 6, used_up: 2, waiting: 1, missed: 2, closed: 1 },
		]);
	});

	it('filters by state without changing the counts, and lists papers in progress first', async () => {
		const { ask } = await createWorld().as('student01');
		const all = await ask('main.paperPage', {});
		const some = await ask('main.paperPage', { state: 'redo,used_up' });
		expect([all.records[0].id, some.total, some.counts]).toEqual(['p04', 8, all.counts]);
	});

	it('is all open for a new student, and empty in the scenario `empty`', async () => {
		const { counts } = await (await createWorld().as('newbie')).ask('main.paperPage', {});
		expect(counts).toEqual({ not_open: 2, open: 34, missed: 3 });
		expect((await (await createWorld(scenarios.empty).as('student01')).ask('main.paperPage', {})).total).toBe(0);
	});
});

describe('a paper', () => {
	it('hides its questions before the attempt starts', async () => {
		const { ask } = await createWorld().as('student01');
		const { sections, materials, attempt, rules } = await ask('main.paperDetail', { id: 'p06' });
		expect([sections.flatMap((section: { items: unknown[] }) => section.items), materials, attempt]).toEqual([[], [], null]);
		expect(rules[0]).toBe('共 27 题，满分 100 分，60 分及格，限时 90 分钟。');
	});

	it('of all six types has a material group, a formula and a picture', async () => {
		const world = createWorld();
		const { detail } = await begin(world, await world.as('newbie'), 'p37');
		const questions = detail.sections.flatMap((section: { items: { question: { type: string; stemHtml: string } }[] }) =>
			section.items.map(({ question }) => question),
		) as { type: string; stemHtml: string; materialId: string | null }[];
		expect([...new Set(questions.map(({ type }) => type))]).toEqual(['single', 'multiple', 'judge', 'blank', 'short', 'program']);
		expect(questions.filter(({ materialId }) => materialId === 'm1')).toHaveLength(3);
		expect(questions.some(({ stemHtml }) => stemHtml.includes('$n'))).toBe(true);
		expect(questions.some(({ stemHtml }) => stemHtml.includes('<img src="/static/questions/gears.svg"'))).toBe(true);
		expect(SECRET.test(JSON.stringify(detail))).toBe(false);
	});

	it('with a short answer waits for a teacher once it is handed in', async () => {
		const world = createWorld();
		const student = await world.as('newbie');
		const { base, right } = await begin(world, student, 'p37');
		const answers = right.map(({ value, ...answer }) => ({ ...answer, value: value.length > 0 ? value : ['写了'] }));
		const done = await student.ask('main.paperSubmit', { ...base, action: 'submit', answers, requestKey: 'k' });
		expect([done.state, done.score]).toEqual(['submitted', null]);
		expect((await student.ask('main.paperDetail', { id: 'p37' })).paper).toMatchObject({ state: 'marking', bestScore: null });
	});

	it('says before the start what is allowed, and what happens to who leaves or runs out of time', async () => {
		const { ask } = await createWorld().as('student01');
		const { rules } = await ask('main.paperDetail', { id: 'p35' });
		for (const words of ['只能作答 1 次。', '30 秒内', '不能返回修改', '草稿纸', '离开作答页面会记下次数并提醒，不影响成绩']) {
			expect(rules.join('')).toContain(words);
		}
	});

	it('never contains answer keys during the attempt', async () => {
		const world = createWorld();
		const { detail } = await begin(world, await world.as('newbie'), 'p06');
		expect(detail.materials).toHaveLength(1);
		expect(SECRET.test(JSON.stringify(detail))).toBe(false);
	});

	it('is saved, submitted, graded at once and then explained', async () => {
		const world = createWorld();
		const student = await world.as('newbie');
		const { base, right } = await begin(world, student, 'p16');
		world.wait(5 * MINUTE);
		const saved = await student.ask('main.paperSubmit', { ...base, action: 'save', answers: right.slice(0, 3) });
		expect([saved.state, saved.answeredCount, saved.score]).toEqual(['in_progress', 3, null]);
		const done = await student.ask('main.paperSubmit', { ...base, action: 'submit', answers: right, requestKey: 'k' });
		expect([done.state, done.score]).toEqual(['marked', 100]);
		const report = await student.ask('main.paperHistoryAggregateDetail', { attemptId: base.attemptId });
		expect([report.answersReleased, report.verdicts, report.attempt.usedSeconds]).toEqual([true, { right: 20 }, 300]);
		expect(report.rows.every((row: { key?: unknown }) => row.key !== undefined)).toBe(true);
		expect((await student.ask('main.questionStats')).done).toBe(20);
	});

	it('counts one attempt when the same request arrives repeatedly', async () => {
		const world = createWorld();
		const student = await world.as('newbie');
		const { base, right } = await begin(world, student, 'p16');
		const once = await student.ask('main.paperSubmit', { ...base, action: 'submit', answers: right, requestKey: 'k' });
		const twice = await student.ask('main.paperSubmit', { ...base, action: 'submit', answers: [], requestKey: 'k' });
		expect([twice.score, twice.submittedAt]).toEqual([once.score, once.submittedAt]);
		expect((await student.call('main.paperSubmit', { ...base, action: 'submit', requestKey: 'other' })).code).toBe(409);
		expect((await student.ask('main.paperUserPage')).total).toBe(1);
	});

	it('accepts answers during the grace period, but not after it', async () => {
		const world = createWorld();
		const student = await world.as('newbie');
		const { base, right } = await begin(world, student, 'p34');
		world.wait(2 * MINUTE + 20_000);
		expect((await student.ask('main.paperSubmit', { ...base, action: 'save', answers: right })).answeredCount).toBe(6);
		world.wait(20_000);
		expect((await student.call('main.paperSubmit', { ...base, action: 'submit', by: 'timeup' })).code).toBe(410);
		expect((await student.ask('main.paperUserPage')).records[0]).toMatchObject({
			state: 'marked',
			by: 'timeup',
			answeredCount: 6,
			passed: true,
		});
	});

	it('is locked to one tab until another takes it over', async () => {
		const world = createWorld();
		const student = await world.as('newbie');
		const { base } = await begin(world, student, 'p16');
		const other = { ...base, clientTab: 'tab-2' };
		expect((await student.call('main.paperSubmit', { ...other, action: 'save' })).code).toBe(409);
		expect((await student.ask('main.paperAttemptStart', { paperId: 'p16', clientTab: 'tab-2', takeOver: true })).clientTab).toBe('tab-2');
		expect((await student.call('main.paperSubmit', { ...base, action: 'save' })).code).toBe(409);
	});

	it.each([
		['p08', '试卷还没有到开放时间'],
		['p02', '上一次作答还在批改，请等出分后再考'],
		['p03', '作答次数已经用完'],
		['p19', '还没有到可以再次作答的时间'],
		['p12', '试卷已经截止'],
	])('%s cannot be started by the demo user', async (paperId, message) => {
		const { call } = await createWorld().as('student01');
		expect(await call('main.paperAttemptStart', { paperId })).toMatchObject({ code: 403, message });
	});

	it('cannot be answered by a graduate', async () => {
		const { call } = await createWorld().as('graduate');
		expect((await call('main.paperAttemptStart', { paperId: 'p16' })).code).toBe(403);
	});
});

describe('the report of an attempt', () => {
	it.each(['a32', 'a38', 'a41'])('%s has no score, verdict or key before its release', async (attemptId) => {
		const { ask } = await createWorld().as('student01');
		const report = await ask('main.paperHistoryAggregateDetail', { attemptId });
		expect([report.released, report.attempt.score, report.objective, report.byKnowledge]).toEqual([false, null, null, []]);
		expect(report.rows.every(({ verdict }: { verdict: string }) => verdict === 'blank' || verdict === 'pending')).toBe(true);
		expect(SECRET.test(JSON.stringify(report))).toBe(false);
	});

	it('has the score but no key while the paper is open to others', async () => {
		const { ask } = await createWorld().as('student01');
		const report = await ask('main.paperHistoryAggregateDetail', { attemptId: 'a21' });
		expect([report.released, report.answersReleased, report.releaseText]).toEqual([true, false, '试卷截止后可以查看答案与解析。']);
		expect(SECRET.test(JSON.stringify(report))).toBe(false);
	});

	it('has everything once the paper has closed', async () => {
		const { ask } = await createWorld().as('student01');
		expect(await ask('main.paperHistoryAggregateDetail', { attemptId: 'a20' })).toMatchObject({ released: true, answersReleased: true });
	});

	it('puts its mistakes into the wrong-answer book once, however often it is asked', async () => {
		const { ask } = await createWorld().as('student01');
		const before = await ask('main.paperHistoryAggregateDetail', { attemptId: 'a24' });
		const { total: booked } = await ask('main.questionPage', { scope: 'wrong' });
		const first = await ask('main.questionBookSave', { attemptId: 'a24' });
		const again = await ask('main.questionBookSave', { attemptId: 'a24' });
		const after = await ask('main.paperHistoryAggregateDetail', { attemptId: 'a24' });
		expect([before.mistakes, before.unbooked, first.added, again.added]).toEqual([9, 2, 2, 0]);
		expect([after.mistakes, after.unbooked]).toEqual([9, 0]);
		const wrong = after.rows.filter(({ verdict, question }: ReportRow) => verdict === 'wrong' && question.type !== 'program');
		expect(wrong.every(({ inBook }: ReportRow) => inBook)).toBe(true);
		expect((await ask('main.questionPage', { scope: 'wrong' })).total).toBe(booked + 2);
	});

	it('tells nothing of its mistakes before its release', async () => {
		const { ask, call } = await createWorld().as('student01');
		const report = await ask('main.paperHistoryAggregateDetail', { attemptId: 'a38' });
		expect([report.mistakes, report.unbooked, report.rows.some(({ inBook }: ReportRow) => inBook)]).toEqual([0, 0, false]);
		expect((await call('main.questionBookSave', { attemptId: 'a38' })).code).toBe(403);
	});

	it('is visible only to its author', async () => {
		const { call } = await createWorld().as('newbie');
		expect((await call('main.paperHistoryAggregateDetail', { attemptId: 'a20' })).code).toBe(403);
		expect((await call('main.questionBookSave', { attemptId: 'a20' })).code).toBe(403);
	});

	it('has sections and rows that add up to the score', async () => {
		const { ask } = await createWorld().as('student01');
		const { attempt, sections, rows } = await ask('main.paperHistoryAggregateDetail', { attemptId: 'a24' });
		const sum = (list: { score: number }[]): number => list.reduce((total, { score }) => total + score, 0);
		expect([sum(sections), sum(rows)]).toEqual([attempt.score, attempt.score]);
	});

	it('has a rising trend and nested loops as the weakest point', async () => {
		const { ask } = await createWorld().as('student01');
		const { markedCount, trend, weak } = await ask('main.paperHistoryAggregate');
		const rates = trend.map(({ rate }: { rate: number }) => rate) as number[];
		const mean = (list: number[]): number => list.reduce((sum, rate) => sum + rate, 0) / list.length;
		expect([markedCount, weak[0].name, weak.some(({ name }: { name: string }) => name === '字符串')]).toEqual([31, '循环嵌套', true]);
		expect(mean(rates.slice(-9)) - mean(rates.slice(0, 9))).toBeGreaterThan(18);
	});
});
