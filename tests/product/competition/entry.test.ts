import { describe, expect, it } from 'vitest';
import type { UserRow } from '#app/account/back-end/rows.ts';
import { teamLockAt } from '#app/competition/back-end/competition-state.ts';
import { REVIEW_TIME, reviewed } from '#app/competition/back-end/review.ts';
import type { CompetitionRow, RegistrationRow } from '#app/competition/back-end/rows.ts';
import { MOCK_NOW } from '#mock/store/clock.ts';
import { createWorld, type Student, type World } from '#tests/product/student-world.ts';

const DAY = 24 * 3_600_000;
const K01 = { competitionId: 'k01' };
const FORM = { guardian: '周女士', phone: '13800000002', cars: '1' };
const SUBMIT = { ...K01, action: 'submit', agreed: true, group: '小学组', teamName: '小禾小队', form: FORM };

const one = ({ ask }: Student): ReturnType<Student['ask']> => ask('main.competitionUserOne', K01);

/** A captain with a draft, and a second member. */
async function teamOfTwo(world: World, [first, second]: readonly [string, string]): Promise<{ captain: Student; member: Student }> {
	const [captain, member] = [await world.as(first), await world.as(second)];
	const draft = await captain.ask('main.competitionRegister', { ...K01, action: 'draft', teamName: `${first}的队` });
	await member.ask('main.competitionTeamJoin', { ...K01, inviteCode: draft.team.inviteCode });
	return { captain, member };
}

describe('the next step', () => {
	it.each([
		['student01', 'k01', 'wait'],
		['student01', 'k02', 'answer'],
		['student01', 'k03', 'submit'],
		['student01', 'k04', 'watch'],
		['student01', 'k05', 'look'],
		['student01', 'k06', 'results'],
		['student01', 'k07', 'results'],
		['student01', 'k08', 'remind'],
		['student01', 'k09', 'look'],
		['student01', 'k10', 'cancelled'],
		['newbie', 'k01', 'register'],
		['graduate', 'k01', 'look'],
	])('of %s in %s is %s', async (account, competitionId, next) => {
		const { ask } = await createWorld().as(account);
		expect((await ask('main.competitionUserOne', { competitionId })).next).toBe(next);
	});
});

describe('a registration', () => {
	it('is a draft that needs a second member, then waits for its review, is approved, and withdrawn', async () => {
		const world = createWorld();
		const { captain, member } = await teamOfTwo(world, ['newbie', 'bigdata']);
		expect(await one(captain)).toMatchObject({ state: 'draft', next: 'resume', team: { missing: 0 } });
		expect(await one(member)).toMatchObject({ state: 'draft', next: 'gather' });
		expect(await captain.ask('main.competitionRegister', SUBMIT)).toMatchObject({ state: 'pending', next: 'wait' });
		world.wait(REVIEW_TIME);
		expect(await one(captain)).toMatchObject({ state: 'approved', next: 'ready', registration: { no: 'K01-037' } });
		expect(await captain.ask('main.competitionRegister', { ...K01, action: 'cancel' })).toMatchObject({
			state: 'cancelled',
			next: 'register',
		});
	});

	it('of one student alone is told that members are missing', async () => {
		const { call, ask } = await createWorld().as('newbie');
		expect((await call('main.competitionRegister', SUBMIT)).message).toMatch('还差 1 人');
		expect(await ask('main.competitionRegister', { ...SUBMIT, action: 'draft' })).toMatchObject({ state: 'draft', next: 'gather' });
	});

	it('is refused with a message at each wrong field, and a draft only for wrong ones', async () => {
		const { call } = await createWorld().as('newbie');
		const wrong = {
			phone: '12345',
			cars: '9',
			days: ['周三下午', '周五下午', '周六上午'],
			size: 'XXL',
			photo: [{ name: '车.gif', bytes: 1 }],
		};
		const reply = await call('main.competitionRegister', { ...SUBMIT, form: wrong });
		expect(reply.code).toBe(400);
		expect(reply.body.errors).toEqual({
			'form.guardian': '请填写家长姓名',
			'form.phone': '家长电话要填 11 位手机号',
			'form.cars': '小车数量不能大于 3',
			'form.size': '队服尺码只能选：S、M、L、XL',
			'form.days': '能来调试的时间最多选 2 项',
			'form.photo': '小车照片只收 jpg、jpeg、png 文件',
		});
		const draft = await call('main.competitionRegister', { ...K01, action: 'draft', form: { phone: '1' } });
		expect(draft.body.errors).toEqual({ 'form.phone': '家长电话要填 11 位手机号' });
		expect((await call('main.competitionRegister', { ...SUBMIT, agreed: false })).body.errors).toHaveProperty('agreed');
	});

	it('keeps the files that were sent with a draft', async () => {
		const { ask } = await createWorld().as('newbie');
		const photo = [{ name: '车.png', bytes: 9, mime: 'text/html', data: 'iVBORw0KGgoA' }];
		await ask('main.competitionRegister', { ...K01, action: 'draft', form: { photo } });
		const { registration } = await ask('main.competitionRegister', { ...K01, action: 'draft', form: { guardian: '周女士' } });
		expect(registration.form).toMatchObject({ guardian: '周女士', photo: [{ name: '车.png', url: 'data:image/png;base64,iVBORw0KGgoA' }] });
	});

	it('is rejected with reasons at its fields, mended and approved', async () => {
		const world = createWorld();
		const { captain } = await teamOfTwo(world, ['newbie', 'bigdata']);
		await captain.ask('main.competitionRegister', { ...SUBMIT, group: '初中组', form: { ...FORM, guardian: '周一禾' } });
		world.wait(REVIEW_TIME);
		expect(await one(captain)).toMatchObject({
			state: 'rejected',
			next: 'mend',
			remarks: { group: expect.stringContaining('小学组'), 'form.guardian': expect.stringContaining('家长') },
		});
		// Saving what is half mended keeps the reasons.
		expect(await captain.ask('main.competitionRegister', { ...K01, action: 'draft', group: '小学组' })).toMatchObject({
			state: 'rejected',
			remarks: { 'form.guardian': expect.any(String) },
		});
		expect(await captain.ask('main.competitionRegister', SUBMIT)).toMatchObject({ state: 'pending', remarks: {} });
		world.wait(REVIEW_TIME);
		expect(await one(captain)).toMatchObject({ state: 'approved' });
	});

	it('submitted twice at once is one registration with one event', async () => {
		const world = createWorld();
		const { captain } = await teamOfTwo(world, ['newbie', 'bigdata']);
		const replies = await Promise.all([captain.ask('main.competitionRegister', SUBMIT), captain.ask('main.competitionRegister', SUBMIT)]);
		expect(replies[1].registration).toEqual(replies[0].registration);
		expect(replies[1].registration.history).toHaveLength(1);
		expect(world.store.rowsBy('registrations', 'userId', 'newbie')).toHaveLength(1);
	});

	it('is refused after the deadline, and what is saved stays', async () => {
		const world = createWorld();
		const { captain } = await teamOfTwo(world, ['newbie', 'bigdata']);
		await captain.ask('main.competitionRegister', { ...SUBMIT, action: 'draft' });
		world.wait(3 * DAY - 1);
		const late = await world.as('newbie');
		expect((await late.ask('main.competitionUserOne', K01)).can.register).toBe(true);
		world.wait(1);
		const reply = await late.call('main.competitionRegister', SUBMIT);
		expect([reply.code, reply.message]).toEqual([409, expect.stringContaining('已经截止')]);
		expect((await late.ask('main.competitionUserOne', K01)).registration.form).toMatchObject(FORM);
	});

	it('is told when the places have run out, waits on request, and follows when another withdraws', async () => {
		const world = createWorld();
		const { captain: first } = await teamOfTwo(world, ['newbie', 'bigdata']);
		const { captain: second } = await teamOfTwo(world, ['expired', 'firstlogin']);
		const card = async (): Promise<number> => (await first.ask('main.competitionDetail', { id: 'k01' })).competition.placesLeft;
		expect(await card()).toBe(1);
		await first.ask('main.competitionRegister', SUBMIT);
		expect(await card()).toBe(0);
		const late = { ...SUBMIT, teamName: '来晚了队', form: { ...FORM, guardian: '孙女士' } };
		const refused = await second.call('main.competitionRegister', late);
		expect([refused.code, refused.message]).toEqual([409, expect.stringContaining('候补')]);
		expect(await second.ask('main.competitionRegister', { ...late, waitlist: true })).toMatchObject({
			state: 'waiting',
			next: 'wait',
			registration: { waitNo: 1 },
		});
		await first.ask('main.competitionRegister', { ...K01, action: 'cancel' });
		expect(await one(second)).toMatchObject({ state: 'pending', registration: { waitNo: null } });
		expect(await card()).toBe(0);
	});
});

describe('the review', () => {
	const competition = { code: 'K03', groups: ['低年级组', '高年级组'], teamMin: 1 } as CompetitionRow;
	const row = { state: 'pending', group: '高年级组', form: {}, history: [], reviewAt: '2026-09-12T10:02:00+08:00' };
	const student = { id: 'x', studentName: '小周', grade: '4' } as UserRow;

	it.each([
		[REVIEW_TIME - 1, {}, 'pending'],
		[REVIEW_TIME, {}, 'approved'],
		[REVIEW_TIME, { group: '低年级组' }, 'rejected'],
		[REVIEW_TIME, { form: { guardian: '小周' } }, 'rejected'],
		[REVIEW_TIME, { state: 'waiting' }, 'waiting'],
		[REVIEW_TIME, { reviewAt: undefined }, 'pending'],
	])('%i ms after %o leads to %s', (later, changes, state) => {
		const registration = { ...row, ...changes } as unknown as RegistrationRow;
		expect(reviewed(registration, { competition, student, team: undefined }, MOCK_NOW + later).state).toBe(state);
	});
});

describe('a team', () => {
	it('gives its last place to one of two, who may repeat it, and tells the other', async () => {
		const world = createWorld();
		const [one, other] = [await world.as('newbie'), await world.as('bigdata')];
		const join = { ...K01, inviteCode: 'STAR26' };
		const replies = await Promise.all([one.call('main.competitionTeamJoin', join), other.call('main.competitionTeamJoin', join)]);
		expect(replies.map(({ code }) => code).sort()).toEqual([200, 409]);
		expect(replies.find(({ code }) => code === 409)?.message).toMatch('满员');
		const [winner] = replies[0]?.code === 200 ? [one] : [other];
		const again = await winner.ask('main.competitionTeamJoin', join);
		expect(again.team.members.filter(({ state }: { state: string }) => state === 'joined')).toHaveLength(3);
	});

	it('lets the captain remove a member, who may join again, and each of it twice', async () => {
		const world = createWorld();
		const [captain, member] = [await world.as('student01'), await world.as('newbie')];
		const join = { ...K01, inviteCode: 'STAR26' };
		await member.ask('main.competitionTeamJoin', join);
		expect((await member.call('main.competitionTeamRemove', { ...K01, memberId: 'student01' })).code).toBe(403);
		for (const _ of [1, 2]) await captain.ask('main.competitionTeamRemove', { ...K01, memberId: 'newbie' });
		expect(await one(member)).toMatchObject({ team: null, next: 'register' });
		await member.ask('main.competitionTeamJoin', join);
		for (const _ of [1, 2]) await captain.ask('main.competitionTeamTransfer', { ...K01, memberId: 'newbie' });
		for (const _ of [1, 2]) await captain.ask('main.competitionTeamLeave', K01);
		expect(await one(member)).toMatchObject({ state: 'pending', team: { captainId: 'newbie' } });
	});

	it('is not found by guessing: ten wrong invite codes end the attempts for ten minutes', async () => {
		const world = createWorld();
		const guesser = await world.as('newbie');
		const guess = async (inviteCode: string): Promise<unknown> =>
			(await guesser.call('main.competitionTeamJoin', { ...K01, inviteCode })).code;
		const codes: unknown[] = [];
		for (let tried = 0; tried < 10; tried += 1) codes.push(await guess(`WRONG${tried}`));
		expect(codes).toEqual(Array(10).fill(404));
		expect(await guess('STAR26')).toBe(429);
		world.wait(10 * 60_000);
		expect(await guess('STAR26')).toBe(200);
	});

	it('keeps its minimum after the deadline and is locked one hour before the start', async () => {
		const world = createWorld();
		await (await world.as('newbie')).ask('main.competitionTeamJoin', { ...K01, inviteCode: 'STAR26' });
		world.wait(3 * DAY);
		const member = await world.as('newbie');
		expect((await one(member)).can).toMatchObject({ leave: true, join: false });
		await member.ask('main.competitionTeamLeave', K01);
		const captain = await world.as('student01');
		const mate = (await one(captain)).team.members[1].userId;
		expect((await captain.call('main.competitionTeamRemove', { ...K01, memberId: mate })).message).toMatch('不能少于 2 人');
		const competition = world.store.find<CompetitionRow>('competitions', 'k01');
		world.wait(teamLockAt(competition as CompetitionRow) - (MOCK_NOW + 3 * DAY));
		const later = await world.as('student01');
		expect(await one(later)).toMatchObject({ team: { locked: true }, can: { manageTeam: false, removeMember: false, leave: false } });
		expect((await later.call('main.competitionTeamTransfer', { ...K01, memberId: mate })).code).toBe(403);
	});
});

describe('afterwards', () => {
	it('leads to the honour that was issued for the award', async () => {
		const { ask } = await createWorld().as('student01');
		expect((await ask('main.competitionUserOne', { competitionId: 'k06' })).award).toEqual({ award: '二等奖', honorId: 'hn06' });
		expect((await ask('main.competitionUserOne', { competitionId: 'k07' })).award).toEqual({ award: '三等奖', honorId: 'hn07' });
		expect((await ask('main.competitionDetail', { id: 'k06' })).objectionTo).not.toBeNull();
	});
});

describe('the list', () => {
	it('has the running competitions of the student first, each with what to do', async () => {
		const { ask } = await createWorld().as('student01');
		const { records } = await ask('main.competitionPage', { pageSize: 10 });
		const rows: { id: string; task: { text: string } | null }[] = records;
		expect(
			rows
				.slice(0, 5)
				.map(({ id }) => id)
				.sort(),
		).toEqual(['k01', 'k02', 'k03', 'k06', 'k11']);
		expect(rows.find(({ id }) => id === 'k03')?.task?.text).toMatch('正在收作品');
		expect(rows.find(({ id }) => id === 'k05')?.task).toBeNull();
	});
});
