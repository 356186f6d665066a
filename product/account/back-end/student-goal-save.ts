import type { Handler } from '#mock/handler.ts';
import { viewerOf } from '#mock/handlers/request/viewer.ts';
import type { UserRow } from '#mock/rows/learning.ts';

export const studentGoalSave: Handler<'main.studentGoalSave'> = (context) =>
	context.db.update<UserRow>('users', viewerOf(context).user.id, { weekGoalMinutes: context.input.weekGoalMinutes });
