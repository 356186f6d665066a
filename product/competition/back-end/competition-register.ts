import type { Context, Handler } from '#mock/handler.ts';
import { changeEntry } from './change-entry.ts';
import { cancelRegistration, type RegisterStep, saveDraft, submitRegistration } from './registering.ts';

type Action = NonNullable<Context<'main.competitionRegister'>['input']['action']>;

const STEPS: Readonly<Record<Action, RegisterStep>> = { draft: saveDraft, submit: submitRegistration, cancel: cancelRegistration };

export const competitionRegister: Handler<'main.competitionRegister'> = (context) =>
	changeEntry(context, STEPS[context.input.action ?? 'submit']);
