import type { Handler } from '#mock/handler.ts';
import type { UserRow } from './rows.ts';
import { viewerOf } from './viewer.ts';

export const studentGoalSave: Handler<'main.studentGoalSave'> = (context) =>
	context.db.update<UserRow>('users', viewerOf(context).user.id, { weekGoalMinutes: context.input.weekGoalMinutes });
