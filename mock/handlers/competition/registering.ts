import type { Context } from '#mock/handler.ts';
import type { Viewer } from '#mock/handlers/request/viewer.ts';
import type { RegistrationRow, TeamRow } from '#mock/rows/competition.ts';
import { inviteCode } from '#mock/seed/exam/competition-names.ts';
import { createRandom } from '#mock/store/random.ts';
import { allowedActions } from './allowed-actions.ts';
import type { EntryChange } from './change-entry.ts';
import { type Entry, isCaptain, myState, schoolOf } from './entries.ts';

type Registering = Context<'main.competitionRegister'>;

export type RegisterStep = EntryChange<Registering['input']>;

export const saveDraft: RegisterStep = (context, viewer, entry) => {
	if (myState(entry) === 'pending') context.fail(409, '报名已提交审核，不能再存草稿');
	refuseClosed(context, viewer, entry);
	// Keeps the state `rejected` so that the reason stays visible.
	const state = myState(entry) === 'rejected' ? 'rejected' : 'draft';
	save(context, viewer, entry, { state, agreed: context.input.agreed ?? false });
};

export const submitRegistration: RegisterStep = (context, viewer, entry) => {
	refuseClosed(context, viewer, entry);
	if (!context.input.agreed) context.fail(400, '请先和家长一起读参赛协议，再勾选同意');
	const { competition, team } = entry;
	if (competition.form === 'team' && !(context.input.teamName ?? team?.name)) context.fail(400, '请填写队名');
	const form = formOf(context, viewer, entry);
	const missing = competition.fields.find((field) => field.required && !form[field.key]?.trim());
	if (missing) context.fail(400, `请填写${missing.label}`);
	refuseWrong(context, entry, form);
	const verb = myState(entry) === 'rejected' ? '改好后重新提交' : '提交了报名';
	save(
		context,
		viewer,
		entry,
		{ state: 'pending', agreed: true, reviewNote: '', submittedAt: context.isoNow(), reviewedAt: undefined },
		verb,
	);
};

export const cancelRegistration: RegisterStep = (context, viewer, entry) => {
	if (!entry.registration || !allowedActions(viewer, entry).cancel)
		return context.fail(409, '现在不能取消报名：须在报名截止前，由队长办理');
	const history = [...entry.registration.history, { at: context.isoNow(), text: `${viewer.user.studentName}取消了报名` }];
	context.db.update<RegistrationRow>('registrations', entry.registration.id, { state: 'cancelled', history });
};

function refuseClosed(context: Registering, viewer: Viewer, entry: Entry): void {
	if (allowedActions(viewer, entry).register) return;
	if (myState(entry) === 'approved') context.fail(409, '报名已通过，不用再提交');
	if (!isCaptain(entry, viewer.user.id)) context.fail(403, '报名由队长办理');
	context.fail(409, entry.state === 'preview' ? '报名还没有开始' : '报名已截止');
}

/** Defaults to the earlier form and the account's phone number. */
function formOf({ input }: Registering, { user }: Viewer, { registration }: Entry): Record<string, string> {
	return { ...(user.phone ? { phone: user.phone } : {}), ...registration?.form, ...input.form };
}

function refuseWrong(context: Registering, { competition }: Entry, form: Record<string, string>): void {
	for (const { key, label, type, options, maxLength } of competition.fields) {
		const value = form[key] ?? '';
		if (!value) continue;
		if (type === 'phone' && !/^1\d{10}$/.test(value)) context.fail(400, `${label}要填 11 位手机号`);
		if (options && !options.includes(value)) context.fail(400, `${label}只能选：${options.join('、')}`);
		if (maxLength && value.length > maxLength) context.fail(400, `${label}至多 ${maxLength} 个字`);
	}
}

function groupOf(context: Registering, { competition, registration }: Entry): string {
	const { group } = context.input;
	if (group && !competition.groups.includes(group)) context.fail(400, `组别只能选：${competition.groups.join('、')}`);
	return group || registration?.group || (competition.groups[0] ?? '');
}

function save(context: Registering, viewer: Viewer, entry: Entry, changes: Partial<RegistrationRow>, verb?: string): void {
	const { db } = context;
	const group = groupOf(context, entry);
	const team = entry.competition.form === 'team' ? saveTeam(context, viewer, entry, group) : undefined;
	const past = entry.registration?.history ?? [];
	const history = verb ? [...past, { at: context.isoNow(), text: `${viewer.user.studentName}${verb}，等待审核` }] : past;
	const fields = { ...changes, group, form: formOf(context, viewer, entry), history, ...(team ? { teamId: team.id } : {}) };
	if (entry.registration) {
		db.update<RegistrationRow>('registrations', entry.registration.id, fields);
		return;
	}
	const fresh = { competitionId: entry.competition.id, userId: viewer.user.id, reviewNote: '' };
	db.insert('registrations', { id: context.newId('reg'), ...fresh, ...fields });
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
