/** Whatever is limited stays limited when 200 calls come at once. */
import { expect, it } from 'vitest';
import type { SentCode } from '#app/account/back-end/accounts.ts';
import type { UserRow } from '#app/account/back-end/rows.ts';
import type { CompetitionRow, RegistrationRow, TeamRow } from '#app/competition/back-end/rows.ts';
import { app } from '#mock/generated/app.ts';
import { MOCK_NOW } from '#mock/store/clock.ts';
import { toIsoTime } from '#mock/store/time-offset.ts';
import type { Reply } from '#tests/support/mock-backend.ts';
import { createScriptedRunner } from '#tests/support/scripted-runner.ts';
import { createWorld, type World } from './student-world.ts';

const CALLS = 200;
const PHONE = '13900001111';
const phoneOf = (index: number): string => String(13_600_000_000 + index);
const ACCOUNT = { step: 'register', phone: PHONE, code: '246810', password: 'moon2026', studentName: '月亮', agreed: true };
const PROGRAM = { language: 'Python3', code: 'print(sum(map(int, input().split())))  # 两个数的和，写长一点' };
const SUBMISSION = { pid: 'P1002', ...PROGRAM, cid: 0, isRemote: false };
const FORM = { guardian: '周女士', phone: '13800000002', cars: '1' };

type Call = (name: string, input?: Record<string, unknown>) => Promise<Reply>;

interface Limited {
	/** `guest`, one account, or `crowd`: as many students as calls. */
	as: string;
	before?: (world: World) => unknown;
	/** Milliseconds between `before` and the calls. */
	wait?: number;
	call: (call: Call, index: number, before: never) => Promise<Reply>;
	/** What was there before, if that is not nothing. */
	more?: (before: never) => number;
	/** Calls that succeed. */
	done: number;
	/** What is there afterwards, and how much of it may be. */
	count: (world: World) => number;
	most: number;
}

const rows = (resource: string, field: string, value: unknown) => (world: World) => world.store.rowsBy(resource, field, value).length;

/** Students with a session each, who are new to everything. */
function crowdOf({ store, signIn, call }: World): Call[] {
	const newbie = store.find<UserRow>('users', 'newbie') as UserRow;
	return Array.from({ length: CALLS }, (_, index) => {
		const id = `crowd-${index}`;
		store.insert<UserRow>('users', { ...newbie, id, account: id, phone: String(13_700_000_000 + index) });
		const token = signIn('users', id, app.apis.main?.auth.token ?? '');
		return (name, input) => call(name, input, token);
	});
}

async function callsOf(world: World, as: string): Promise<Call[]> {
	if (as === 'crowd') return crowdOf(world);
	const call = as === 'guest' ? world.call : (await world.as(as)).call;
	return Array.from({ length: CALLS }, () => (name, input) => call(name, input));
}

const ownSubmissions = rows('submissions', 'userId', 'student01');

interface Judging {
	send: () => Promise<Reply>;
	sent: number;
}

const limited: Readonly<Record<string, Limited>> = {
	'an activation code': {
		as: 'crowd',
		call: (call) => call('main.courseOnlineActivate', { code: 'ROBOT-C04' }),
		done: 1,
		count: rows('enrolments', 'courseId', 'c04'),
		most: 1,
	},
	'an activation code in the hands of one student': {
		as: 'newbie',
		call: (call) => call('main.courseOnlineActivate', { code: 'ROBOT-C04' }),
		done: 1,
		count: rows('enrolments', 'userId', 'newbie'),
		most: 1,
	},
	'the places of a competition': {
		as: 'crowd',
		before: ({ store }) => {
			const open = store.find<CompetitionRow>('competitions', 'k01') as CompetitionRow;
			store.update<CompetitionRow>('competitions', 'k01', { form: 'solo', teamMin: 1, teamMax: 1, places: (open.places ?? 0) + 3 });
		},
		call: (call, index) =>
			call('main.competitionRegister', {
				competitionId: 'k01',
				action: 'submit',
				agreed: true,
				form: { ...FORM, guardian: `家长${index}` },
			}),
		done: 4,
		count: ({ store }) =>
			store.rowsBy<RegistrationRow>('registrations', 'competitionId', 'k01').filter(({ userId }) => userId.startsWith('crowd')).length,
		most: 4,
	},
	'the seats of a team': {
		as: 'crowd',
		before: async (world) => {
			const { ask } = await world.as('newbie');
			return (await ask('main.competitionRegister', { competitionId: 'k01', action: 'draft', teamName: '小禾小队' })).team.inviteCode;
		},
		call: (call, _index, inviteCode) => call('main.competitionTeamJoin', { competitionId: 'k01', inviteCode }),
		done: 2,
		count: ({ store }) =>
			store.rowsBy<TeamRow>('competition-teams', 'captainId', 'newbie')[0]?.members.filter(({ state }) => state === 'joined').length ?? 0,
		most: 3,
	},
	'guesses of an invitation': {
		as: 'newbie',
		call: async (call) => {
			const reply = await call('main.competitionTeamJoin', { competitionId: 'k01', inviteCode: 'AAAAAA' });
			return { ...reply, code: reply.code === 404 ? 200 : reply.code };
		},
		done: 10,
		count: ({ store }) => Number(store.find('invite-guesses', 'newbie')?.count),
		most: 10,
	},
	'one answer to a question of a competition': {
		as: 'student01',
		call: (call, index) => call('main.competitionSubmit', { competitionId: 'k11', taskId: 'k11-c', value: [String(index)] }),
		done: 1,
		count: ({ store }) => Number(store.find('competition-answers', 'student01.k11-c')?.tries),
		most: 1,
	},
	'attempts of a paper': {
		as: 'student01',
		before: ({ store }) => {
			const open = { openAt: toIsoTime(MOCK_NOW - 1000), closeAt: toIsoTime(MOCK_NOW + 9 * 86_400_000), maxAttempts: 1 };
			store.update('papers', 'p13', open);
		},
		call: (call, index) => call('main.paperAttemptStart', { paperId: 'p13', clientTab: `tab-${index}` }),
		done: CALLS,
		count: ({ store }) => store.rowsBy('attempts', 'paperId', 'p13').filter(({ userId }) => userId === 'student01').length,
		most: 1,
	},
	'submissions of homework': {
		as: 'student01',
		before: ({ store }) => store.update('homework', 'h-c02-3', { maxAttempts: 1 }),
		call: (call, index) => call('main.homeworkAnswerSubmit', { homeworkId: 'h-c02-3', text: `第 ${index} 次` }),
		done: 1,
		count: ({ store }) =>
			store.rowsBy('homework-submissions', 'homeworkId', 'h-c02-3').filter(({ userId }) => userId === 'student01').length,
		most: 1,
	},
	'a submission to the judge': {
		as: 'student01',
		before: async (world) => {
			const token = await world.judgeToken('student01');
			return { send: () => world.call('judge.submitProblemJudge', SUBMISSION, token), sent: ownSubmissions(world) };
		},
		call: (_call, _index, { send }: Judging) => send(),
		done: 1,
		count: ownSubmissions,
		more: ({ sent }: Judging) => sent,
		most: 1,
	},
	'codes to a phone': {
		as: 'guest',
		call: (call) => call('main.register', { step: 'code', phone: PHONE }),
		done: 1,
		count: rows('verify-codes', 'id', `register.${PHONE}`),
		most: 1,
	},
	'picture codes at one time': {
		as: 'guest',
		call: (call) => call('main.pictureCode'),
		done: CALLS,
		count: ({ store }) => store.rows('picture-codes').length,
		most: 100,
	},
	'phone codes of a picture code': {
		as: 'guest',
		before: async ({ call }) => {
			for (let index = 0; index < CALLS; index += 1) await call('main.register', { step: 'code', phone: phoneOf(index) });
			return (await call('main.pictureCode')).data.id;
		},
		wait: 60_000,
		call: (call, index, pictureId) => call('main.register', { step: 'code', phone: phoneOf(index), pictureId, pictureAnswer: '2468' }),
		done: 1,
		count: ({ store }) => store.rows<SentCode>('verify-codes').filter(({ sentAt }) => sentAt > MOCK_NOW).length,
		most: 1,
	},
	'sign-ins of a picture code': {
		as: 'guest',
		before: async ({ call }) => {
			for (let count = 0; count < 3; count += 1) await call('main.studentLogin', { username: 'firstlogin', password: 'wrong-1' });
			return (await call('main.pictureCode')).data.id;
		},
		call: (call, _index, pictureId) =>
			call('main.studentLogin', { username: 'firstlogin', password: 'wrong-1', pictureId, pictureAnswer: '2468' }),
		done: 0,
		count: ({ store }) => Number(store.find<UserRow>('users', 'firstlogin')?.failures),
		most: 4,
	},
	'names without an account that are counted': {
		as: 'guest',
		before: async ({ call }) => {
			for (let index = 0; index < 10; index += 1) await call('main.studentLogin', { username: `early-${index}`, password: 'wrong-1' });
		},
		call: (call, index) => call('main.studentLogin', { username: `nobody-${index}`, password: 'wrong-1' }),
		done: 0,
		count: ({ store }) => store.rows('sign-in-failures').length,
		most: 200,
	},
	'accounts of a code': {
		as: 'guest',
		before: ({ call }) => call('main.register', { step: 'code', phone: PHONE }),
		call: (call, index) => call('main.register', { ...ACCOUNT, username: `luna_${index}` }),
		done: 1,
		count: rows('users', 'phone', PHONE),
		most: 1,
	},
	'tries of a code': {
		as: 'guest',
		before: ({ call }) => call('main.register', { step: 'code', phone: PHONE }),
		call: (call, index) => call('main.register', { ...ACCOUNT, username: `luna_${index}`, code: index < 150 ? '000000' : '246810' }),
		done: 0,
		count: ({ store }) => Number(store.find('verify-codes', `register.${PHONE}`)?.failures),
		most: 5,
	},
	'wrong passwords': {
		as: 'guest',
		call: (call, index) => call('main.studentLogin', { username: 'newbie', password: index < 150 ? 'wrong-1' : '123456' }),
		done: 0,
		count: ({ store }) => Number(store.find<UserRow>('users', 'newbie')?.failures),
		most: 5,
	},
};

it.each(Object.entries(limited))('%s', async (_what, { as, before, wait = 0, call, done, count, more, most }) => {
	const world = createWorld(
		undefined,
		createScriptedRunner(() => '1'),
	);
	const given = (await before?.(world)) as never;
	world.wait(wait);
	const callers = await callsOf(world, as);
	const replies = await Promise.all(callers.map((each, index) => call(each, index, given)));
	expect(replies.filter(({ code }) => code === 200).length).toBe(done);
	expect(count(world) - (more?.(given) ?? 0)).toBe(most);
});
