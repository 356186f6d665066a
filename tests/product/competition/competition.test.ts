import { describe, expect, it } from 'vitest';
import { BLOCKS } from '#app/blocks/block-language.ts';
import { competitionState, nextMoment, stageState, type Timeline } from '#app/competition/back-end/competition-state.ts';
import type { CompetitionRow, RankSeedRow } from '#app/competition/back-end/rows.ts';
import { solveProblem } from '#app/judge/back-end/seed/solvers/solve.ts';
import { failure } from '#engines/runner.ts';
import { seed } from '#mock/generated/seed.ts';
import { MOCK_NOW } from '#mock/store/clock.ts';
import { resolveOffset } from '#mock/store/time-offset.ts';
import { block, started, textOf } from '#tests/product/blocks/support/build-program.ts';
import { createWorld, type Student } from '#tests/product/student-world.ts';
import { driveToGoals } from '#tests/product/support/drive-robot.ts';
import { createScriptedRunner } from '#tests/support/scripted-runner.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const at = (offset: string): string => resolveOffset(offset, MOCK_NOW);

const TIMES: Timeline = {
	regFrom: at('@+1d'),
	regTo: at('@+2d'),
	startAt: at('@+3d'),
	endAt: at('@+5d'),
	frozenAt: at('@+4d'),
	judgeTo: at('@+6d'),
	publicityTo: at('@+7d'),
};

describe('the state of a competition', () => {
	it.each([
		[0, 'preview', '距报名开始'],
		[1, 'reg_open', '距报名截止'],
		[2, 'reg_closed', '距开赛'],
		[3, 'running', '距封榜'],
		[4, 'frozen', '距比赛结束'],
		[5, 'judging', '距评审结束'],
		[6, 'publicity', '距公示结束'],
		[7, 'ended', ''],
	])('after %i days is %s', (days, state, text) => {
		const now = MOCK_NOW + days * DAY;
		expect(competitionState(TIMES, now)).toBe(state);
		const { nextAt, nextText } = nextMoment(TIMES, now);
		expect(nextText).toBe(text);
		expect(nextAt).toBe(state === 'ended' ? null : at(`@+${days + 1}d`));
	});

	it('is cancelled from its cancellation on, at any time', () => {
		const times = { ...TIMES, cancelledAt: at('@+2d') };
		expect(competitionState(times, MOCK_NOW + 2 * DAY - 1)).toBe('reg_open');
		expect(competitionState(times, MOCK_NOW + 2 * DAY)).toBe('cancelled');
		expect(competitionState(times, MOCK_NOW + 9 * DAY)).toBe('cancelled');
	});

	it('skips freezing, judging and publicity when it has none', () => {
		const { frozenAt: _frozen, judgeTo: _judge, publicityTo: _publicity, ...times } = TIMES;
		expect(competitionState(times, MOCK_NOW + 4 * DAY)).toBe('running');
		expect(competitionState(times, MOCK_NOW + 5 * DAY)).toBe('ended');
	});

	it.each([
		['wait', -1],
		['open', 0],
		['review', 2],
		['done', 3],
	])('has a stage in state %s after %i days of it', (state, days) => {
		const stage = { from: at('@+0d'), to: at('@+2d'), reviewTo: at('@+3d') };
		expect(stageState(stage, MOCK_NOW + days * DAY)).toBe(state);
	});
});

const STATES = {
	k01: 'reg_open',
	k02: 'running',
	k03: 'running',
	k04: 'frozen',
	k05: 'judging',
	k06: 'publicity',
	k07: 'ended',
	k08: 'preview',
	k09: 'reg_closed',
	k10: 'cancelled',
	k11: 'running',
	k12: 'ended',
	k13: 'reg_open',
};

describe('the seeded competitions', () => {
	it('cover every state', async () => {
		const { ask } = await createWorld().as('student01');
		const cards: { id: string; state: string }[] = await ask('main.competitionAll');
		expect(Object.fromEntries(cards.map(({ id, state }) => [id, state]))).toEqual(STATES);
	});

	it('with `enterable` are those that take registrations and that the student is not in', async () => {
		const idsFor = async (who: string): Promise<string[]> =>
			(await (await createWorld().as(who)).ask('main.competitionAll', { enterable: true })).map(({ id }: { id: string }) => id);
		const open = Object.keys(STATES).filter((id) => STATES[id as keyof typeof STATES] === 'reg_open');
		expect(await idsFor('newbie')).toEqual(open);
		expect(await idsFor('student01')).toEqual(open.filter((id) => id !== 'k01'));
	});

	it('with `mine` are those of the demo account, with its state', async () => {
		const { ask } = await createWorld().as('student01');
		const mine: { id: string; myState: string }[] = await ask('main.competitionAll', { mine: true });
		expect(Object.fromEntries(mine.map(({ id, myState }) => [id, myState]))).toEqual({
			k01: 'pending',
			k02: 'approved',
			k03: 'pending',
			k06: 'approved',
			k07: 'approved',
			k11: 'approved',
		});
	});

	it('have 120 teams, 340 works and rankings of 40, 300 and 1000 rows', () => {
		const { store } = createWorld();
		expect(store.rows('competition-teams')).toHaveLength(120);
		expect(store.rows('competition-works')).toHaveLength(340);
		const size = (id: string): number => store.rowsBy('rank-rows', 'competitionId', id).length;
		expect([size('k04'), size('k02'), size('k07')]).toEqual([40, 300, 1000]);
	});

	it('have 23 groups of ties, 4 starred rows and names of up to 24 characters in the long ranking', async () => {
		const { ask } = await createWorld().as('student01');
		const page = await ask('main.competitionRankings', { competitionId: 'k07', pageSize: 1000 });
		const rows: (RankSeedRow & { rank: number | null })[] = page.records;
		const byRank = new Map<number, number>();
		for (const { rank } of rows) if (rank !== null) byRank.set(rank, (byRank.get(rank) ?? 0) + 1);
		expect([...byRank.values()].filter((count) => count > 1)).toHaveLength(23);
		expect(rows.filter((row) => row.starred && row.rank === null)).toHaveLength(4);
		const lengths = rows.map((row) => [...row.teamName].length).sort((one, other) => one - other);
		expect([lengths[0], lengths.at(-2), lengths.at(-1)]).toEqual([2, 12, 24]);
		const deltas = rows.map((row) => row.delta);
		expect([Math.min(...deltas), Math.max(...deltas)]).toEqual([-15, 20]);
		expect(page.mine).toMatchObject({ teamId: 'student01', rank: 7, award: '三等奖' });
	});
});

describe.each(['student01', 'newbie', 'bigdata', 'graduate'])('for %s', (account) => {
	it('every competition operation responds', async () => {
		const world = createWorld();
		const { ask } = await world.as(account);
		await ask('main.competitionUserTips');
		await ask('main.competitionUserRankings');
		expect((await ask('main.competitionPage', { pageSize: 3 })).total).toBe(13);
		for (const { id } of world.store.rows<CompetitionRow>('competitions')) {
			expect((await ask('main.competitionDetail', { id })).competition.id).toBe(id);
			expect((await ask('main.competitionUserOne', { competitionId: id })).competitionId).toBe(id);
			expect((await ask('main.competitionRankings', { competitionId: id })).records.length).toBeLessThanOrEqual(50);
		}
	});
});

describe('a new student', () => {
	it('has no tips, ranking or tasks', async () => {
		const { ask } = await createWorld().as('newbie');
		expect(await ask('main.competitionUserTips')).toEqual([]);
		expect(await ask('main.competitionUserRankings')).toEqual([]);
		expect((await ask('main.competitionDetail', { id: 'k02' })).tasks).toEqual([]);
	});

	it('joins a team by its code and becomes its captain by transfer', async () => {
		const world = createWorld();
		const newbie = await world.as('newbie');
		const captain = await world.as('student01');
		const team = { competitionId: 'k01' };
		expect((await newbie.call('main.competitionTeamJoin', { ...team, inviteCode: 'AAAAA0' })).code).toBe(404);
		expect(await newbie.ask('main.competitionTeamJoin', { ...team, inviteCode: 'star26' })).toMatchObject({
			state: 'pending',
			team: { name: '满格电小队' },
		});
		expect((await captain.call('main.competitionTeamLeave', team)).message).toMatch('移交');
		await captain.ask('main.competitionTeamTransfer', { ...team, memberId: 'newbie' });
		expect(await captain.ask('main.competitionTeamLeave', team)).toMatchObject({ state: 'none', team: null });
		expect(await newbie.ask('main.competitionUserOne', team)).toMatchObject({ state: 'pending', team: { captainId: 'newbie' } });
	});

	it('sets a reminder for a competition that is not open yet', async () => {
		const { ask } = await createWorld().as('newbie');
		expect(await ask('main.competitionReminderSave', { competitionId: 'k08', reminded: true })).toMatchObject({ reminded: true });
		expect(await ask('main.competitionReminderSave', { competitionId: 'k08', reminded: false })).toMatchObject({ reminded: false });
	});
});

describe('the demo account', () => {
	it('gets the most urgent tips first', async () => {
		const { ask } = await createWorld().as('student01');
		const tips: { competitionId: string; kind: string }[] = await ask('main.competitionUserTips');
		expect(tips.map(({ competitionId, kind }) => `${competitionId} ${kind}`)).toEqual([
			'k03 deadline',
			'k11 deadline',
			'k02 running',
			'k11 running',
			'k01 pending',
			'k03 pending',
			'k06 publicity',
			'k10 cancelled',
		]);
	});

	it('submits a new version of its work, once per request key', async () => {
		const { ask, call } = await createWorld().as('student01');
		const submit = { competitionId: 'k03', stageId: 'k03-s2', title: '会翻页的乐谱架', requestKey: 'one' };
		const first = await ask('main.competitionSubmit', submit);
		expect(first).toMatchObject({ kind: 'work', work: { version: 3, state: 'submitted' } });
		expect((await ask('main.competitionSubmit', submit)).id).toBe(first.id);
		expect((await call('main.competitionSubmit', { ...submit, stageId: 'k03-s3', requestKey: 'two' })).code).toBe(409);
		const files = [{ key: 'photo', name: '程序.exe', bytes: 1 }];
		expect((await call('main.competitionSubmit', { ...submit, files, requestKey: 'three' })).message).toMatch('只收');
	});

	it('rises in the live ranking by solving a task', async () => {
		const world = createWorld(undefined, rightProgramsRunner);
		const student = await world.as('student01');
		const before = await rankOf(student);
		const mine = await student.ask('main.competitionUserOne', { competitionId: 'k02' });
		const solved = new Set(mine.tasks.filter((task: { solved: boolean }) => task.solved).map((task: { taskId: string }) => task.taskId));
		const detail = await student.ask('main.competitionDetail', { id: 'k02' });
		const open = detail.tasks.find(
			(task: { id: string; problemId?: string }) => task.problemId && rightProgram(task.problemId) && !solved.has(task.id),
		);
		expect(JSON.stringify(detail)).not.toContain('"key":["B"]');
		const submit = { competitionId: 'k02', taskId: open.id, language: 'Python3' };
		const wrong = await student.ask('main.competitionSubmit', { ...submit, code: 'print(input())' });
		expect(wrong).toMatchObject({ text: expect.stringContaining('还没有通过'), answer: { solved: false, verdict: -1 } });
		const receipt = await student.ask('main.competitionSubmit', { ...submit, code: rightProgram(open.problemId) });
		expect(receipt).toMatchObject({ kind: 'answer', answer: { solved: true, verdict: 0 } });
		expect(await rankOf(student)).toBeLessThan(before);
	});

	it('programs a task with blocks, which are judged as the Python that they mean', async () => {
		const runner = createScriptedRunner(({ language }, input) =>
			language === 'Python3' ? solveProblem('P1024', input) : failure('CE', ''),
		);
		const student = await createWorld(undefined, runner).as('student01');
		const { tasks } = await student.ask('main.competitionDetail', { id: 'k02' });
		const { id: taskId } = tasks.find(({ problemId }: Task) => problemId === 'P1024');
		const program = { language: BLOCKS, code: textOf(started(block('new_line'))) };
		const { answer } = await student.ask('main.competitionSubmit', { competitionId: 'k02', taskId, ...program });
		expect(answer).toMatchObject({ ...program, solved: true });
	});

	it('can view a cancelled competition and only remove the reminder', async () => {
		const { ask, call } = await createWorld().as('student01');
		expect((await call('main.competitionRegister', { competitionId: 'k10', agreed: true })).message).toMatch('已取消');
		expect(await ask('main.competitionReminderSave', { competitionId: 'k10', reminded: false })).toMatchObject({ reminded: false });
	});

	it('shows of a cancelled competition nothing that was called off', async () => {
		const { ask } = await createWorld().as('student01');
		const { schedule, stages } = await ask('main.competitionDetail', { id: 'k10' });
		expect(schedule.map(({ title }: { title: string }) => title)).toEqual(['报名开始', '报名截止', '赛事取消']);
		expect(stages.map(({ state }: { state: string }) => state)).toEqual(['cancelled']);
		expect((await ask('main.competitionRankings', { competitionId: 'k10' })).note).toMatch('取消');
	});
});

/** Prints the right output for programs of the seed, and `nothing` for others. */
const rightProgramsRunner = createScriptedRunner(({ code }, input) => {
	const known = seed['reference-programs']?.find((row) => row.right && row.code === code);
	return known ? solveProblem(String(known.problemId), input) : 'nothing';
});

const rightProgram = (problemId: string): unknown =>
	seed['reference-programs']?.find((row) => row.problemId === problemId && row.right && row.language === 'Python3')?.code;

const rankOf = async ({ ask }: Student): Promise<number> =>
	(await ask('main.competitionRankings', { competitionId: 'k02', pageSize: 1 })).mine.rank;

describe('a frozen ranking', () => {
	it('shows results after the freeze only to their owner', async () => {
		const { ask } = await createWorld().as('bigdata');
		const [row] = await ask('main.competitionUserRankings', { competitionId: 'k04' });
		expect(row).toMatchObject({ frozen: true, row: { mine: true }, hidden: { steps: 118 } });
		expect(row.row.steps).toBeGreaterThan(118);
	});
});

describe('the clock', () => {
	it('closes the registration after three days', async () => {
		const { as, wait } = createWorld();
		const { ask } = await as('newbie');
		expect((await ask('main.competitionUserOne', { competitionId: 'k01' })).can.register).toBe(true);
		wait(3 * DAY);
		const { can } = await (await as('newbie')).ask('main.competitionUserOne', { competitionId: 'k01' });
		expect(can).toMatchObject({ register: false, join: false, reason: '报名已截止' });
	});
});

describe('the freeze', () => {
	const FREEZE = 40 * 60_000;

	it('hides results from others until the end, but not from their owner', async () => {
		const world = createWorld(undefined, rightProgramsRunner);
		world.wait(FREEZE);
		const student = await world.as('student01');
		const board = async () => (await student.ask('main.competitionRankings', { competitionId: 'k02', pageSize: 1 })).mine;
		const before = await board();
		const detail = await student.ask('main.competitionDetail', { id: 'k02' });
		expect(detail.competition.state).toBe('frozen');
		const task = detail.tasks.find(({ problemId, myState }: Task) => problemId && myState !== 'solved' && rightProgram(problemId));
		const submit = { competitionId: 'k02', taskId: task.id, language: 'Python3', code: rightProgram(task.problemId) };
		expect((await student.ask('main.competitionSubmit', submit)).answer).toMatchObject({ solved: true, verdict: 0, state: 'solved' });
		const frozen = await board();
		expect([frozen.rank, frozen.score, frozen.penalty]).toEqual([before.rank, before.score, before.penalty]);
		const cell = frozen.cells.find(({ taskId }: { taskId: string }) => taskId === task.id);
		expect(cell).toMatchObject({ solved: false, frozenTries: 1 });
		const tasks = (await student.ask('main.competitionDetail', { id: 'k02' })).tasks;
		expect(tasks.find(({ id }: Task) => id === task.id)).toMatchObject({ accepted: task.accepted, myState: 'solved' });
		const [mine] = await student.ask('main.competitionUserRankings', { competitionId: 'k02' });
		expect(mine.hidden).toMatchObject({ score: before.score + 1, text: expect.stringContaining('只有你自己看得到') });
		world.wait(HOUR);
		const after = await (await world.as('student01')).ask('main.competitionRankings', { competitionId: 'k02', pageSize: 1 });
		expect(after).toMatchObject({ frozen: false, mine: { score: before.score + 1 } });
		expect(after.mine.rank).toBeLessThan(before.rank);
	});

	it('ends with the results that have no cells', async () => {
		const world = createWorld();
		world.wait(DAY);
		const { ask } = await world.as('bigdata');
		expect(await ask('main.competitionRankings', { competitionId: 'k04', pageSize: 1 })).toMatchObject({
			frozen: false,
			mine: { steps: 118 },
		});
	});
});

describe('a competition of robots', () => {
	const K13 = { competitionId: 'k13' };
	/** A program is its speed. */
	const runner = createScriptedRunner(({ code }, _input, maze) => (maze && Number(code) > 0 ? driveToGoals(maze, Number(code)) : ''));

	it('is walked from the registration to a medal, ranked by points and then by the time in the mazes', async () => {
		const world = createWorld(undefined, runner);
		const { startAt, frozenAt = '', endAt } = world.store.rows<CompetitionRow>('competitions').find(({ id }) => id === 'k13') ?? TIMES;
		let student = await world.as('student01');
		let now = MOCK_NOW;
		const goTo = async (moment: number): Promise<void> => {
			world.wait(moment - now);
			now = moment;
			student = await world.as('student01');
		};
		const standing = async () => (await student.ask('main.competitionRankings', { ...K13, pageSize: 1 })).mine;
		/** Hands in a program for both mazes. */
		const drive = async (speed: number) => {
			const program = { ...K13, language: 'Python3', code: String(speed) };
			const first = await student.ask('main.competitionSubmit', { ...program, taskId: 'k13-a' });
			const second = await student.ask('main.competitionSubmit', { ...program, taskId: 'k13-b' });
			return { ms: first.answer.ms + second.answer.ms, mine: await standing() };
		};

		const form = { phone: '13800000001' };
		await student.ask('main.competitionRegister', { ...K13, action: 'submit', agreed: true, group: '小学组', form });
		await goTo(Date.parse(startAt));
		expect(await student.ask('main.competitionUserOne', K13)).toMatchObject({ state: 'approved', next: 'answer' });
		expect((await drive(0)).mine).toMatchObject({ rank: 1, score: 0, bestMs: null });

		await goTo(Date.parse(startAt) + DAY);
		const last = await standing();
		const slow = await drive(60);
		expect(slow.mine).toMatchObject({ score: 200, bestMs: slow.ms });
		expect(slow.mine.rank).toBeLessThan(last.rank);
		const fast = await drive(100);
		expect(fast.mine).toMatchObject({ score: 200, bestMs: fast.ms });
		expect(fast.mine.rank).toBeLessThan(slow.mine.rank);
		expect((await drive(60)).mine).toMatchObject({ rank: fast.mine.rank, bestMs: fast.ms });

		await goTo(Date.parse(frozenAt));
		const faster = await drive(400);
		const frozen = { frozenTries: 1, ms: expect.any(Number) };
		expect(faster.mine).toMatchObject({ rank: fast.mine.rank, bestMs: fast.ms, cells: [frozen, frozen] });
		const [own] = await student.ask('main.competitionUserRankings', K13);
		expect(own.hidden.text).toContain(`你的得分是 200，用时 ${faster.ms / 1000} 秒`);

		await goTo(Date.parse(endAt));
		const end = await standing();
		expect(end).toMatchObject({ score: 200, bestMs: faster.ms });
		expect(end.rank).toBeLessThan(fast.mine.rank);
		expect((await student.ask('main.competitionUserOne', K13)).award).toEqual({ award: '一等奖', honorId: expect.any(String) });
	});
});

interface Task {
	id: string;
	problemId?: string;
	myState: string;
}

describe('answers', () => {
	const quiz = { competitionId: 'k11', taskId: 'k11-c' };

	it('are saved as often as wanted, submitted once, and announced at the end', async () => {
		const world = createWorld();
		const { ask, call } = await world.as('student01');
		expect(await ask('main.competitionAnswerSave', { ...quiz, value: ['25'] })).toMatchObject({
			state: 'saved',
			tries: 0,
			saved: { value: ['25'] },
		});
		await ask('main.competitionAnswerSave', { ...quiz, value: ['30'] });
		const receipt = await ask('main.competitionSubmit', { ...quiz, value: ['30'], requestKey: 'a' });
		expect(receipt).toMatchObject({ no: 'K11-3-001', answer: { state: 'submitted', final: true, solved: false, score: 0 } });
		expect((await ask('main.competitionSubmit', { ...quiz, value: ['30'], requestKey: 'a' })).id).toBe(receipt.id);
		expect((await call('main.competitionSubmit', { ...quiz, value: ['31'], requestKey: 'b' })).message).toMatch('只能提交一次');
		expect((await call('main.competitionAnswerSave', { ...quiz, value: ['31'] })).code).toBe(409);
		world.wait(7 * DAY);
		const [answer] = (await (await world.as('student01')).ask('main.competitionUserOne', { competitionId: 'k11' })).tasks;
		expect(answer).toMatchObject({ state: 'solved', solved: true, score: 10 });
	});

	it('close a second before the end, not a second after it', async () => {
		const world = createWorld();
		const { endAt } = (await (await world.as('student01')).ask('main.competitionDetail', { id: 'k11' })).competition;
		world.wait(Date.parse(endAt) - MOCK_NOW - 1000);
		const { ask, call } = await world.as('student01');
		await ask('main.competitionAnswerSave', { ...quiz, value: ['30'] });
		world.wait(1000);
		expect((await call('main.competitionSubmit', { ...quiz, value: ['30'] })).message).toMatch('现在不能作答');
	});
});

describe('works', () => {
	const work = { competitionId: 'k11', stageId: 'k11-s1', title: '会转的风车' };
	const file = { competitionId: 'k11', key: 'photo', name: '风车.png', bytes: 100_000, mime: 'image/png', fingerprint: 'one' };
	const PNG = '\x89PNG\r\n\x1a\n';
	const part = (text: string, bytes: number): string => btoa(text.padEnd(bytes, text.at(-1)));

	it('are replaced until the deadline, and refused from it on', async () => {
		const world = createWorld();
		const first = await world.as('student01');
		const { stages } = await first.ask('main.competitionDetail', { id: 'k11' });
		const files = [{ key: 'photo', name: '风车.png', bytes: 1000, url: 'data:,' }];
		expect(await first.ask('main.competitionSubmit', { ...work, files })).toMatchObject({ no: 'K11-061-V1', work: { version: 1 } });
		world.wait(Date.parse(stages[0].to) - MOCK_NOW - 1000);
		const { ask, call } = await world.as('student01');
		expect(await ask('main.competitionSubmit', { ...work, title: '更快的风车' })).toMatchObject({
			no: 'K11-061-V2',
			work: { version: 2, files },
		});
		world.wait(1000);
		const late = await call('main.competitionSubmit', { ...work, title: '最快的风车' });
		expect([late.code, late.message]).toEqual([409, '「作品提交」已经截止，交不上了；评审看截止前的最后一版']);
		const { works } = await ask('main.competitionUserOne', { competitionId: 'k11' });
		expect(works.map(({ title }: { title: string }) => title)).toEqual(['更快的风车', '会转的风车']);
	});

	it('take a file in parts, which a second upload of it continues', async () => {
		const { ask, call } = await createWorld().as('student01');
		const started = await ask('main.competitionUploadStart', file);
		expect(started).toMatchObject({ partCount: 2, received: [], url: null });
		const { uploadId, partBytes } = started;
		await ask('main.competitionUploadPart', { uploadId, no: 0, data: part(`${PNG}a`, partBytes) });
		expect((await call('main.competitionUploadFinish', { uploadId })).message).toMatch('还差 1 段');
		expect(await ask('main.competitionUploadStart', file)).toMatchObject({ uploadId, received: [0] });
		await ask('main.competitionUploadPart', { uploadId, no: 1, data: part('b', file.bytes - partBytes) });
		const whole = await ask('main.competitionUploadFinish', { uploadId });
		expect(whole).toMatchObject({ key: 'photo', name: '风车.png', bytes: 100_000 });
		expect(atob(whole.url.replace(/^.*,/, ''))).toBe(PNG.padEnd(partBytes, 'a') + 'b'.repeat(file.bytes - partBytes));
		expect(await ask('main.competitionUploadStart', file)).toMatchObject({ url: whole.url });
	});

	it('refuse parts of another size, of no base64 and of another kind than the name says, and keep what they have', async () => {
		const { ask, call } = await createWorld().as('student01');
		const { uploadId, partBytes } = await ask('main.competitionUploadStart', { ...file, mime: 'text/html' });
		const last = file.bytes - partBytes;
		await ask('main.competitionUploadPart', { uploadId, no: 1, data: part('b', last) });
		const refusals: [no: number, data: string, message: string][] = [
			[0, part(PNG, partBytes - 1), `第 1 段应该有 ${partBytes} 字节，收到的是 ${partBytes - 1} 字节`],
			[0, part(PNG, partBytes + 1), `第 1 段应该有 ${partBytes} 字节，收到的是 ${partBytes + 1} 字节`],
			[0, '', `第 1 段应该有 ${partBytes} 字节，收到的是 0 字节`],
			[1, part('b', last + 1), `第 2 段应该有 ${last} 字节，收到的是 ${last + 1} 字节`],
			[2, part('b', 1), '这个文件只有 2 段'],
			[0, part('<html>', partBytes), '「风车.png」的内容不是 png 文件'],
		];
		for (const [no, data, message] of refusals)
			expect(await call('main.competitionUploadPart', { uploadId, no, data })).toMatchObject({ code: 400, message });
		expect(await ask('main.competitionUploadStart', file)).toMatchObject({ uploadId, received: [1] });
		await ask('main.competitionUploadPart', { uploadId, no: 0, data: part(PNG, partBytes) });
		expect((await ask('main.competitionUploadFinish', { uploadId })).url).toMatch(/^data:image\/png;base64,iVBORw0KGgo/);
	});

	it('refuse files that are not asked for, and those of others', async () => {
		const world = createWorld();
		const { ask, call } = await world.as('student01');
		expect((await call('main.competitionUploadStart', { ...file, name: '风车.exe' })).message).toMatch('只收');
		expect((await call('main.competitionUploadStart', { ...file, bytes: 20_000_000 })).message).toMatch('超过');
		const { uploadId } = await ask('main.competitionUploadStart', file);
		expect((await (await world.as('newbie')).call('main.competitionUploadPart', { uploadId, no: 0, data: '' })).code).toBe(404);
	});
});
