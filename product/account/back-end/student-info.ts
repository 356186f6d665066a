import type { CourseRow } from '#app/course/back-end/rows.ts';
import { studySummary } from '#app/home/back-end/study.ts';
import { ownHonours } from '#app/honours/back-end/honour-view.ts';
import { unreadCounts } from '#app/notices/back-end/notice-view.ts';
import type { DataOf } from '#generated/api/operations.ts';
import type { Handler } from '#mock/handler.ts';
import type { Row } from '#mock/store/store.ts';
import { parseTime, toIsoTime } from '#mock/store/time-offset.ts';
import { maskPhone } from './accounts.ts';
import { draftKeyOf } from './draft-key.ts';
import { judgeSecretOf } from './judge-secret.ts';
import type { UserRow } from './rows.ts';
import { type Viewer, viewerOf } from './viewer.ts';

type SessionInfo = DataOf<'main.studentInfo'>;

const DAY_MS = 86_400_000;
const SCHEDULE_MS = 21 * DAY_MS;
const LOGINS = 10;

export const studentInfo: Handler<'main.studentInfo'> = (context) => {
	const viewer = viewerOf(context);
	const { db, user } = viewer;
	return {
		studentDTO: { ...studentOf(user), hojSecret: judgeSecretOf(viewer), draftKey: draftKeyOf(viewer) },
		campus: db.find('campuses', user.campusId) as unknown as SessionInfo['campus'],
		honors: context.scenario.empty ? [] : ownHonours(viewer),
		classes: context.scenario.empty ? [] : classesWith(viewer, user.classIds),
		schedules: context.scenario.empty ? [] : schedulesOf(viewer),
		companyInfo: db.find('companies', 'company') as unknown as SessionInfo['companyInfo'],
		roles: user.roles,
		permissions: user.permissions,
		study: studySummary(viewer),
		unread: context.scenario.empty ? 0 : unreadCounts(viewer).unread,
		logins: loginsOf(viewer),
	};
};

type Student = Omit<SessionInfo['studentDTO'], 'hojSecret' | 'draftKey'>;

function studentOf(user: UserRow): Student {
	return { ...(user as unknown as Student), phoneMasked: maskPhone(user.phone) };
}

export function classesWith({ db }: Viewer, ids: readonly string[]): SessionInfo['classes'] {
	return ids.flatMap((id) => {
		const row = db.find<Row & Omit<SessionInfo['classes'][number], 'courseTitle'>>('classes', id);
		return row ? [{ ...row, courseTitle: db.find<CourseRow>('courses', row.courseId)?.title ?? '' }] : [];
	});
}

function schedulesOf({ db, user, now }: Viewer): SessionInfo['schedules'] {
	const rows = db.rows<Row & SessionInfo['schedules'][number] & { classId: string }>('schedules');
	const monday = mondayOf(now);
	const near = rows.filter(({ classId, startAt }) => {
		const start = Date.parse(startAt);
		return user.classIds.includes(classId) && start >= monday && start < monday + SCHEDULE_MS;
	});
	return [...near].sort((one, other) => one.startAt.localeCompare(other.startAt));
}

/** The start of the week in the server's time zone. */
function mondayOf(now: number): number {
	const today = toIsoTime(now).slice(0, 10);
	const weekday = new Date(today).getUTCDay();
	return parseTime(today) - ((weekday + 6) % 7) * DAY_MS;
}

function loginsOf({ db, user }: Viewer): SessionInfo['logins'] {
	const rows = [...db.rowsBy<Row & Omit<SessionInfo['logins'][number], 'current'>>('login-records', 'userId', user.id)].reverse();
	const sorted = rows.sort((one, other) => other.at.localeCompare(one.at)).slice(0, LOGINS);
	const current = sorted.find((row) => row.ok)?.id;
	return sorted.map((row) => ({ ...row, current: row.id === current }));
}
