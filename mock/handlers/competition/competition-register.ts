import type { Context, Handler } from '#mock/handler.ts';
import { refuseReadonly, viewerOf } from '#mock/handlers/request/viewer.ts';
import { competitionOf, entryOf } from './entries.ts';
import { mineOf } from './mine.ts';
import { cancelRegistration, type RegisterStep, saveDraft, submitRegistration } from './registering.ts';
import { joinTeam, leaveTeam, remind, transferTeam, unremind } from './teaming.ts';

type Action = NonNullable<Context<'main.competitionRegister'>['input']['action']>;

const STEPS: Readonly<Record<Action, RegisterStep>> = {
	draft: saveDraft,
	submit: submitRegistration,
	cancel: cancelRegistration,
	join: joinTeam,
	leave: leaveTeam,
	transfer: transferTeam,
	remind,
	unremind,
};

export const competitionRegister: Handler<'main.competitionRegister'> = (context) => {
	const viewer = viewerOf(context);
	refuseReadonly(context, viewer);
	const competition = competitionOf(context);
	const action = context.input.action ?? 'submit';
	const entry = entryOf(viewer, competition);
	if (entry.state === 'cancelled' && action !== 'unremind') context.fail(409, '比赛已取消，不能再办理');
	STEPS[action](context, viewer, entry);
	return mineOf(viewer, competition);
};
