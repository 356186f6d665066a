import type { Handler } from '#mock/handler.ts';
import { SCHEDULES, scheduleView, waitingSchedules } from './menu-schedules.ts';
import type { MenuScheduleRow } from './rows.ts';

export const scheduleCancel: Handler<'menus.scheduleCancel'> = ({ db, input, fail }) => {
	const row = waitingSchedules(db).find(({ id }) => id === input.id);
	if (!row) return fail(404, '这份菜单已经发布或取消了');
	return scheduleView(db.update<MenuScheduleRow>(SCHEDULES, row.id, { state: 'cancelled' }));
};
