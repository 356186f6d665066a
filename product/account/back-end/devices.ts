import type { Session } from '#mock/context.ts';
import type { Database, Row } from '#mock/store/store.ts';
import type { LoginRecord } from './answer-types.ts';

export interface LoginRow extends Row, Omit<LoginRecord, 'id' | 'current'> {
	userId: string;
	/** The session that it opened. Never answered, since it is the token. */
	sessionId?: string;
}

interface Device {
	browser: string;
	os: string;
}

const BROWSERS: readonly [name: string, pattern: RegExp][] = [
	['Edge', /Edg\/(\d+)/],
	['微信', /MicroMessenger\/(\d+)/],
	['Chrome', /Chrome\/(\d+)/],
	['Firefox', /Firefox\/(\d+)/],
	['Safari', /Version\/(\d+).*Safari/],
];
const SYSTEMS: readonly [name: string, pattern: RegExp][] = [
	['Android', /Android/],
	['iPhone', /iPhone/],
	['iPad', /iPad/],
	['Windows', /Windows/],
	['macOS', /Mac OS X/],
	['Linux', /Linux/],
];

/** Names the device that a request came from. A back end in the browser gets no `User-Agent`. */
export function deviceOf(userAgent: string | undefined): Device {
	const agent = userAgent ?? '';
	const [name, version] = BROWSERS.map(([name, pattern]) => [name, pattern.exec(agent)?.[1]] as const).find(([, found]) => found) ?? [];
	return {
		browser: name ? `${name} ${version}` : '当前浏览器',
		os: SYSTEMS.find(([, pattern]) => pattern.test(agent))?.[0] ?? '当前设备',
	};
}

export interface SignedIn {
	id: string;
	session: Session;
	record: LoginRow | undefined;
}

/** The sessions of a user with the sign-ins that opened them, the newest first. A registration opens one without a sign-in. */
export function sessionsOf(db: Database, userId: string): SignedIn[] {
	const records = db.rowsBy<LoginRow>('login-records', 'userId', userId);
	return db
		.rows<Session>('sessions')
		.filter((session) => session.userId === userId && session.token === 'main')
		.sort((one, other) => other.createdAt - one.createdAt)
		.map((session) => {
			const record = records.find(({ sessionId }) => sessionId === session.id);
			return { id: record?.id ?? `session-${session.createdAt}`, session, record };
		});
}
