import type { Handler } from '#mock/handler.ts';
import { endOtherSessions } from './accounts.ts';
import { sessionsOf } from './devices.ts';
import { viewerOf } from './viewer.ts';

export const studentDeviceSignOut: Handler<'main.studentDeviceSignOut'> = (context) => {
	const { db, user } = viewerOf(context);
	const { id } = context.input;
	if (id === undefined) return { endedSessions: endOtherSessions(db, user.id, context.token) };
	const device = sessionsOf(db, user.id).find((each) => each.id === id);
	if (device?.session.id === context.token) return context.fail(400, '这是本次登录，请用“退出登录”');
	// Somebody else may have signed it out in the meantime.
	if (device) db.remove('sessions', device.session.id);
	return { endedSessions: device ? 1 : 0 };
};
