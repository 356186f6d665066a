import type { Handler } from '#mock/handler.ts';
import { toIsoTime } from '#mock/store/time-offset.ts';
import { type LoginRow, sessionsOf } from './devices.ts';
import { viewerOf } from './viewer.ts';

const UNKNOWN = { city: '未知地点', browser: '未知浏览器', os: '未知设备' };

export const studentDeviceList: Handler<'main.studentDeviceList'> = (context) => {
	const { db, user } = viewerOf(context);
	const devices = sessionsOf(db, user.id).map(({ id, session, record }) => ({
		...(record ?? UNKNOWN),
		id,
		signedInAt: toIsoTime(session.createdAt),
		current: session.id === context.token,
	}));
	const [previous] = db
		.rowsBy<LoginRow>('login-records', 'userId', user.id)
		.filter(({ ok, sessionId }) => ok && (sessionId === undefined || sessionId !== context.token))
		.sort((one, other) => other.at.localeCompare(one.at));
	return {
		devices: [...devices.filter(({ current }) => current), ...devices.filter(({ current }) => !current)],
		...(previous && { previous: { ...previous, current: false } }),
	};
};
