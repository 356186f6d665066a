import type { Context, Handler } from '#mock/handler.ts';
import { competitionOf, entryOf } from './competition/entries.ts';
import { mineOf } from './competition/mine.ts';
import { cancelRegistration, type RegisterStep, saveDraft, submitRegistration } from './competition/registering.ts';
import { joinTeam, leaveTeam, remind, transferTeam, unremind } from './competition/teaming.ts';
import { refuseReadonly, sceneOf } from './learning/scene.ts';

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
	const scene = sceneOf(context);
	refuseReadonly(context, scene);
	const competition = competitionOf(context);
	const action = context.input.action ?? 'submit';
	const entry = entryOf(scene, competition);
	if (entry.state === 'cancelled' && action !== 'unremind') context.fail(409, '比赛已取消，不能再办理');
	STEPS[action](context, scene, entry);
	return mineOf(scene, competition);
};
