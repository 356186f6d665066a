import { describe, expect, it } from 'vitest';
import type { Competition, OwnEntry, Stage, Tip } from '#src/features/competition/api-types.ts';
import { formNotices, newTips, nextText, spanText, stageFacts, tipTime } from '#src/features/competition/entry-texts.ts';

const can = { register: true, reason: '' } as OwnEntry['can'];
const own = (more: object): OwnEntry => ({ state: 'none', registration: null, team: null, can, ...more }) as OwnEntry;
const competition = { state: 'reg_open', form: 'solo', placesLeft: null, regFrom: '2026-09-30T09:00:00' } as Competition;
const stages = [
	{ id: 's1', name: '初赛作品', to: '2026-09-10T18:00:00' },
	{ id: 's2', name: '决赛作品', to: '2026-09-17T18:00:00' },
];

describe('beside the next step stands', () => {
	it.each<[object, RegExp]>([
		[{ next: 'remind' }, /9月30日 09:00 开放报名/],
		[{ next: 'register', state: 'cancelled' }, /已撤回/],
		[{ next: 'gather', team: { missing: 2 } }, /还差 2 位队友/],
		[{ next: 'gather', can: { ...can, register: false } }, /等队长提交/],
		[{ next: 'wait', state: 'waiting', registration: { waitNo: 3 } }, /候补第 3 位/],
		[{ next: 'wait', state: 'pending' }, /等待审核/],
		[{ next: 'submit', can: { ...can, stageId: 's2' } }, /^「决赛作品」正在收作品，9月17日 18:00 前可以反复替换$/],
		[{ next: 'look', can: { ...can, reason: '比赛已结束' } }, /^比赛已结束$/],
	])('%o: %s', (more, text) => {
		expect(nextText(own(more), competition, stages)).toMatch(text);
	});

	it('that places have run out', () => {
		expect(nextText(own({ next: 'register' }), { ...competition, placesLeft: 0 }, stages)).toMatch(/排进候补/);
		expect(nextText(own({ next: 'register' }), { ...competition, placesLeft: 1 }, stages)).not.toMatch(/候补/);
	});
});

describe('tips', () => {
	const tip = (kind: Tip['kind']): Tip => ({ id: kind, competitionId: 'k', competitionTitle: '', kind, tone: 'info', text: '', at: null });
	it.each<[string, Partial<OwnEntry>, Tip['kind'][], Tip['kind'][]]>([
		['of the work and the running competition are told by the next step', { next: 'submit' }, ['deadline', 'running'], []],
		['of the review are told by the next step', { next: 'wait' }, ['invite', 'pending'], ['invite']],
		['of the review are new while a work is due', { next: 'submit' }, ['deadline', 'pending'], ['pending']],
		['of the frozen board are new', { next: 'watch' }, ['frozen'], ['frozen']],
		['of the publicity are told by the award', { next: 'results', award: {} as never }, ['publicity'], []],
		['of the publicity are new without an award', { next: 'results' }, ['publicity'], ['publicity']],
	])('%s', (_name, mine, kinds, left) => {
		expect(newTips(kinds.map(tip), own(mine)).map(({ kind }) => kind)).toEqual(left);
	});

	it('name the event of their time', () => {
		const at = '2026-09-17T18:00:00';
		expect(tipTime({ kind: 'deadline', at })).toBe('9月17日 18:00 截止');
		expect(tipTime({ kind: 'frozen', at })).toBe('9月17日 18:00 比赛结束');
		expect(tipTime({ kind: 'starting', at })).toBe('9月17日 18:00 开始');
		expect(tipTime({ kind: 'pending', at: null })).toBe('');
	});
});

describe('above the form stands', () => {
	it.each<[string, object, object, readonly string[]]>([
		['nothing by default', {}, {}, []],
		['that the deadline has passed', { can: { ...can, register: false, reason: '报名已截止' } }, { state: 'reg_closed' }, ['bad']],
		['the reason of a rejection', { state: 'rejected', registration: { reviewNote: '组别不对' } }, {}, ['bad']],
		['that places have run out', {}, { placesLeft: 0 }, ['warn']],
		['nothing about places to who has one', { state: 'rejected', registration: { reviewNote: '' } }, { placesLeft: 0 }, ['bad']],
		['that a team needs members', { team: { missing: 1, inviteCode: 'STAR26' } }, { form: 'team' }, ['info']],
		['how to get an invitation code', {}, { form: 'team' }, ['info']],
	])('%s', (_name, mine, changes, tones) => {
		expect(formNotices(own(mine), { ...competition, ...changes }).map(({ tone }) => tone)).toEqual(tones);
	});
});

it('a span names a day once', () => {
	expect(spanText('2026-09-20T09:00:00', '2026-09-20T16:30:00')).toBe('9月20日 09:00 至 16:30');
	expect(spanText('2026-09-20T09:00:00', '2026-09-21T16:30:00')).toBe('9月20日 09:00 至 9月21日 16:30');
	expect(spanText(null, '2026-09-21T16:30:00')).toBe('9月21日 16:30');
});

it('a stage has its window for material, the review and the rule of promotion', () => {
	const stage = {
		needsWork: true,
		from: '2026-09-20T09:00:00',
		to: '2026-09-20T16:30:00',
		reviewTo: null,
		note: '',
		promoteText: '前 60%',
	};
	expect(stageFacts(stage as Stage).map(({ label }) => label)).toEqual(['交材料', '晋级']);
});
