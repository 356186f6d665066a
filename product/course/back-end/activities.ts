import type { Viewer } from '#app/account/back-end/viewer.ts';
import type { HomeworkRow, SubmissionRow } from '#app/homework/back-end/rows.ts';
import type { HonourRow } from '#app/honours/back-end/rows.ts';
import { byTime } from '#mock/store/times.ts';
import type { Activity } from './answer-types.ts';
import type { CourseRow, EnrolmentRow, LessonRecordRow, LessonRow } from './rows.ts';

const LATEST = 30;

export function activitiesOf(viewer: Viewer): Activity[] {
	const all = [...lessons(viewer), ...homework(viewer), ...honours(viewer), ...joins(viewer)];
	return all.sort(byTime((activity) => activity.at)).slice(0, LATEST);
}

function lessons({ db, user }: Viewer): Activity[] {
	const done = db.rowsBy<LessonRecordRow>('lesson-records', 'userId', user.id).filter((record) => record.doneAt && record.courseId);
	return [...done]
		.sort(byTime((record) => record.doneAt))
		.slice(0, LATEST)
		.map((record) => {
			const title = db.find<LessonRow>('lessons', record.lessonId)?.title ?? '';
			return {
				id: `study-${record.lessonId}`,
				kind: 'study',
				text: `学完「${title}」`,
				at: record.doneAt ?? record.updatedAt,
				path: `/courseDetail/${record.courseId}?lesson=${record.lessonId}`,
			};
		});
}

function homework({ db, user }: Viewer): Activity[] {
	const sent = db.rowsBy<SubmissionRow>('homework-submissions', 'userId', user.id).filter((row) => row.submittedAt);
	return sent.map((row) => {
		const task = db.find<HomeworkRow>('homework', row.homeworkId);
		const path = task?.courseId ? `/courseDetail/${task.courseId}?tab=homework` : `/videoDetail/${task?.videoId}`;
		return {
			id: `homework-${row.id}`,
			kind: 'homework',
			text: `交了作业「${task?.title ?? ''}」`,
			at: row.submittedAt ?? row.savedAt,
			path,
		};
	});
}

function honours({ db, user }: Viewer): Activity[] {
	const own = db.rowsBy<HonourRow>('honours', 'userId', user.id).filter((row) => row.issuedAt && row.revealed !== false);
	return own.map((row) => ({
		id: `honour-${row.id}`,
		kind: 'honour',
		text: `获得「${row.title}」`,
		at: row.issuedAt ?? '',
		path: `/honorDetail/${row.id}`,
	}));
}

function joins({ db, user }: Viewer): Activity[] {
	return db.rowsBy<EnrolmentRow>('enrolments', 'userId', user.id).map((row) => {
		const title = db.find<CourseRow>('courses', row.courseId)?.title ?? '';
		return {
			id: `join-${row.courseId}`,
			kind: 'join',
			text: `加入课程《${title}》`,
			at: row.joinedAt,
			path: `/courseDetail/${row.courseId}`,
		};
	});
}
