import type { DataOf } from '#generated/api/operations.ts';
import type { Handler } from '#mock/handler.ts';
import type { CourseRow, UserRow } from '#mock/seed/learning/rows.ts';
import type { Row } from '#mock/store.ts';
import { maskPhone } from './learning/accounts.ts';
import { ownHonours } from './learning/honour-view.ts';
import { unreadCounts } from './learning/notice-view.ts';
import { isPast, type Scene, sceneOf } from './learning/scene.ts';
import { studySummary } from './learning/study.ts';

type SessionInfo = DataOf<'main.studentInfo'>;

const SCHEDULE_MS = 14 * 86_400_000;
const LOGINS = 10;

export const studentInfo: Handler<'main.studentInfo'> = (context) => {
	const scene = sceneOf(context);
	const { db, user } = scene;
	return {
		studentDTO: studentOf(user),
		campus: db.find('campuses', user.campusId) as unknown as SessionInfo['campus'],
		honors: context.scenario.empty ? [] : ownHonours(scene),
		classes: context.scenario.empty ? [] : classesOf(scene),
		schedules: context.scenario.empty ? [] : schedulesOf(scene),
		companyInfo: db.find('companies', 'company') as unknown as SessionInfo['companyInfo'],
		roles: user.roles,
		permissions: user.permissions,
		study: studySummary(scene),
		unread: context.scenario.empty ? 0 : unreadCounts(scene).unread,
		logins: loginsOf(scene),
	};
};

function studentOf(user: UserRow): SessionInfo['studentDTO'] {
	return { ...(user as unknown as SessionInfo['studentDTO']), phoneMasked: maskPhone(user.phone) };
}

function classesOf({ db, user }: Scene): SessionInfo['classes'] {
	return user.classIds.flatMap((id) => {
		const row = db.find<Row & Omit<SessionInfo['classes'][number], 'courseTitle'>>('classes', id);
		return row ? [{ ...row, courseTitle: db.find<CourseRow>('courses', row.courseId)?.title ?? '' }] : [];
	});
}

function schedulesOf({ db, user, now }: Scene): SessionInfo['schedules'] {
	const rows = db.rows<Row & SessionInfo['schedules'][number] & { classId: string }>('schedules');
	const near = rows.filter(
		(row) => user.classIds.includes(row.classId) && !isPast(row.endAt, now) && Date.parse(row.startAt) < now + SCHEDULE_MS,
	);
	return [...near].sort((one, other) => one.startAt.localeCompare(other.startAt));
}

/** The latest successful one is the present one. */
function loginsOf({ db, user }: Scene): SessionInfo['logins'] {
	const rows = [...db.rowsBy<Row & Omit<SessionInfo['logins'][number], 'current'>>('login-records', 'userId', user.id)].reverse();
	const sorted = rows.sort((one, other) => other.at.localeCompare(one.at)).slice(0, LOGINS);
	const current = sorted.find((row) => row.ok)?.id;
	return sorted.map((row) => ({ ...row, current: row.id === current }));
}
