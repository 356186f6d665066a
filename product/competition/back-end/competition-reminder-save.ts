import type { Handler } from '#mock/handler.ts';
import { allowedActions } from './allowed-actions.ts';
import { changeEntry } from './change-entry.ts';
import { reminderId } from './entries.ts';

export const competitionReminderSave: Handler<'main.competitionReminderSave'> = (request) => {
	const { reminded } = request.input;
	return changeEntry(
		request,
		({ db, fail }, viewer, entry) => {
			const competitionId = entry.competition.id;
			const userId = viewer.user.id;
			const id = reminderId(competitionId, userId);
			if (!reminded) db.remove('competition-reminders', id);
			else if (!entry.reminded) {
				if (!allowedActions(viewer, entry).remind) fail(409, '报名已经开始，不用再订阅提醒');
				db.insert('competition-reminders', { id, competitionId, userId });
			}
		},
		{ cancelled: !reminded },
	);
};
