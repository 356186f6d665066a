import type { Viewer } from '#app/account/back-end/viewer.ts';
import type { Context } from '#mock/handler.ts';
import { createRandom } from '#mock/store/random.ts';
import { toIsoTime } from '#mock/store/time-offset.ts';
import { allowedActions } from './allowed-actions.ts';
import type { EntryChange } from './change-entry.ts';
import { type Entry, holdsPlace, isCaptain, joinedMembers, myState, placesLeft, schoolOf, waitingList } from './entries.ts';
import { storedForm, wrongFields } from './registration-form.ts';
import { REVIEW_TIME } from './review.ts';
import type { FormValue, RegistrationRow, TeamRow } from './rows.ts';
import { inviteCode } from './seed/competition-names.ts';

type Registering = Context<'main.competitionRegister'>;

export type RegisterStep = EntryChange<Registering['input']>;

export const saveDraft: RegisterStep = (context, viewer, entry) => {
	const mine = myState(entry);
	if (mine === 'pending' || mine === 'waiting') context.fail(409, '报名已经提交，不能再存草稿');
	refuseClosed(context, viewer, entry);
	refuseWrong(context, entry, formOf(context, viewer, entry), false);
	// Stays `rejected`, which keeps the reasons and the place.
	const state = mine === 'rejected' ? 'rejected' : 'draft';
	save(context, viewer, entry, { state, agreed: context.input.agreed ?? false });
};

export const submitRegistration: RegisterStep = (context, viewer, entry) => {
	const mine = myState(entry);
	if ((mine === 'pending' || mine === 'waiting' || mine === 'approved') && isRepeated(context, viewer, entry)) return;
	refuseClosed(context, viewer, entry);
	refuseIncomplete(context, viewer, entry);
	const place = holdsPlace(mine) || placesLeft(context.db, entry.competition) !== 0;
	if (!place && !context.input.waitlist && mine !== 'waiting')
		context.fail(409, '名额刚刚报满了。填的内容都还在，愿意的话可以排候补，有人撤回就会补上');
	const verb = mine === 'rejected' ? '改好后重新提交' : '提交了报名';
	const submitted = { agreed: true, reviewNote: '', remarks: {}, submittedAt: context.isoNow(), reviewedAt: undefined };
	if (place) save(context, viewer, entry, { ...submitted, ...pending(context) }, `${verb}，等待审核`);
	else save(context, viewer, entry, { ...submitted, state: 'waiting', reviewAt: undefined }, `${verb}，名额已满，排进候补`);
};

export const cancelRegistration: RegisterStep = (context, viewer, entry) => {
	const mine = myState(entry);
	if (mine === 'cancelled') return;
	if (!entry.registration || !allowedActions(viewer, entry).cancel) return context.fail(409, '现在不能撤回：报名截止以前，队长才能撤回');
	const history = [...entry.registration.history, { at: context.isoNow(), text: `${viewer.user.studentName}撤回了报名` }];
	context.db.update<RegistrationRow>('registrations', entry.registration.id, { state: 'cancelled', remarks: {}, reviewNote: '', history });
	if (holdsPlace(mine)) promoteNext(context, entry);
};

const pending = (context: Registering): Pick<RegistrationRow, 'state' | 'reviewAt'> => ({
	state: 'pending',
	reviewAt: toIsoTime(context.now() + REVIEW_TIME),
});

/** Gives a freed place to the first registration on the waiting list. */
function promoteNext(context: Registering, { competition }: Entry): void {
	const [next] = waitingList(context.db, competition.id);
	if (!next || placesLeft(context.db, competition) === 0) return;
	const history = [...next.history, { at: context.isoNow(), text: '有名额空出来，候补成功，等待审核' }];
	context.db.update<RegistrationRow>('registrations', next.id, { ...pending(context), history });
}

function refuseClosed(context: Registering, viewer: Viewer, entry: Entry): void {
	if (allowedActions(viewer, entry).register) return;
	if (myState(entry) === 'approved') context.fail(409, '报名已通过，不用再提交');
	if (!isCaptain(entry, viewer.user.id)) context.fail(403, '报名由队长办理');
	context.fail(409, entry.state === 'preview' ? '报名还没有开始' : '报名已经截止，没有提交上。填的内容还留在页面上');
}

function refuseIncomplete(context: Registering, viewer: Viewer, entry: Entry): void {
	const { competition, team } = entry;
	const { input } = context;
	if (!input.agreed) context.fail(400, '请先和家长一起读参赛协议，再勾选同意', { agreed: '请先和家长一起读参赛协议，再勾选' });
	if (competition.form === 'team' && !(input.teamName ?? team?.name)) context.fail(400, '请填写队名', { teamName: '请填写队名' });
	refuseWrong(context, entry, formOf(context, viewer, entry), true);
	const short = competition.teamMin - (team ? joinedMembers(team).length : 1);
	if (competition.form === 'team' && short > 0)
		context.fail(409, `队伍至少 ${competition.teamMin} 人，还差 ${short} 人。先存草稿、把邀请码发给队友，人齐了再提交`);
}

/** Defaults to the earlier form and the account's phone number. */
function formOf(context: Registering, { user }: Viewer, { competition, registration }: Entry): Record<string, FormValue> {
	return { ...(user.phone ? { phone: user.phone } : {}), ...registration?.form, ...storedForm(context, competition) };
}

function refuseWrong(context: Registering, { competition }: Entry, form: Record<string, FormValue>, complete: boolean): void {
	const wrong = wrongFields(competition, form, { today: context.isoNow().slice(0, 10), complete });
	const [first] = Object.values(wrong);
	if (first) context.fail(400, first, wrong);
}

/** Whether the same content has already been submitted, as by a double click. */
function isRepeated(context: Registering, viewer: Viewer, entry: Entry): boolean {
	const { input } = context;
	const { registration, team } = entry;
	if (!registration || !input.agreed) return false;
	const same = (given: string | undefined, kept: string | undefined): boolean => given === undefined || given === kept;
	return (
		same(input.group, registration.group) &&
		same(input.teamName, team?.name) &&
		same(input.slogan, team?.slogan) &&
		same(input.teacher, team?.teacher) &&
		JSON.stringify(formOf(context, viewer, entry)) === JSON.stringify({ ...registration.form })
	);
}

function groupOf(context: Registering, { competition, registration }: Entry): string {
	const { group } = context.input;
	const choices = `组别只能选：${competition.groups.join('、')}`;
	if (group && !competition.groups.includes(group)) context.fail(400, choices, { group: choices });
	return group || registration?.group || (competition.groups[0] ?? '');
}

function save(context: Registering, viewer: Viewer, entry: Entry, changes: Partial<RegistrationRow>, event?: string): void {
	const { db } = context;
	const group = groupOf(context, entry);
	const team = entry.competition.form === 'team' ? saveTeam(context, viewer, entry, group) : undefined;
	const { reviewNote = '', remarks = {}, history: past = [] } = entry.registration ?? {};
	const history = event ? [...past, { at: context.isoNow(), text: `${viewer.user.studentName}${event}` }] : past;
	const form = formOf(context, viewer, entry);
	const fields = { reviewNote, remarks, ...changes, group, form, history, ...(team ? { teamId: team.id } : {}) };
	if (entry.registration) {
		db.update<RegistrationRow>('registrations', entry.registration.id, fields);
		return;
	}
	db.insert('registrations', { id: context.newId('reg'), competitionId: entry.competition.id, userId: viewer.user.id, ...fields });
}

function saveTeam(context: Registering, viewer: Viewer, { competition, team }: Entry, group: string): TeamRow {
	const { db, input } = context;
	const { user } = viewer;
	const { teamName, slogan, teacher } = input;
	if (team) {
		const { name, slogan: oldSlogan, teacher: oldTeacher } = team;
		const fields = { name: teamName ?? name, slogan: slogan ?? oldSlogan, teacher: teacher ?? oldTeacher, group };
		return db.update<TeamRow>('competition-teams', team.id, fields);
	}
	const id = context.newId('team');
	const count = db.rowsBy('competition-teams', 'competitionId', competition.id).length;
	return db.insert<TeamRow>('competition-teams', {
		id,
		competitionId: competition.id,
		no: `${competition.code}-${String(count + 1).padStart(3, '0')}`,
		name: teamName ?? `${user.studentName}的队伍`,
		slogan: slogan ?? '',
		inviteCode: inviteCode(createRandom(id)),
		captainId: user.id,
		teacher: teacher ?? '',
		school: schoolOf(viewer),
		group,
		members: [{ userId: user.id, name: user.studentName, role: '队长', state: 'joined' }],
	});
}
