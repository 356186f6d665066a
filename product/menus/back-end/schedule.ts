import type { Handler } from '#mock/handler.ts';
import { SCHEDULES, schedulesOf, scheduleView, waitingSchedules } from './menu-schedules.ts';
import { editorName } from './menu-versions.ts';
import { checkedList, currentVersion } from './publishing.ts';
import type { MenuScheduleRow } from './rows.ts';

export const schedule: Handler<'menus.schedule'> = (context) => {
	const { db, user } = context;
	const { comment, requestKey, effectiveAt } = context.input;
	const before = schedulesOf(db).find((row) => row.userId === user?.id && row.requestKey === requestKey);
	if (before) return scheduleView(before);
	if (Date.parse(effectiveAt) <= context.now()) return context.fail(400, '发布的时间要晚于现在');
	if (waitingSchedules(db).length > 0) return context.fail(409, '已经有一份菜单在等着发布，先取消它');
	const { version } = currentVersion(context);
	const row = db.insert<MenuScheduleRow>(SCHEDULES, {
		id: `s${schedulesOf(db).length + 1}`,
		state: 'waiting',
		list: checkedList(context),
		effectiveAt: new Date(effectiveAt).toISOString(),
		scheduledAt: context.isoNow(),
		scheduledBy: editorName(user),
		userId: String(user?.id ?? ''),
		comment: comment.trim(),
		requestKey,
		baseVersion: version,
	});
	return scheduleView(row);
};
