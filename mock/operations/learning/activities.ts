import type {
	CourseRow,
	EnrolmentRow,
	HomeworkRow,
	HonourRow,
	LessonRecordRow,
	LessonRow,
	SubmissionRow,
} from '#mock/seed/learning/rows.ts';
import type { Activity } from './answers.ts';
import { byTime, type Scene } from './scene.ts';

const LATEST = 30;

/** What the user did lately, told from his records. */
export function activitiesOf(scene: Scene): Activity[] {
	const all = [...lessons(scene), ...homework(scene), ...honours(scene), ...joins(scene)];
	return all.sort(byTime((activity) => activity.at)).slice(0, LATEST);
}

function lessons({ db, user }: Scene): Activity[] {
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

function homework({ db, user }: Scene): Activity[] {
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

function honours({ db, user }: Scene): Activity[] {
	const own = db.rowsBy<HonourRow>('honours', 'userId', user.id).filter((row) => row.issuedAt && row.revealed !== false);
	return own.map((row) => ({
		id: `honour-${row.id}`,
		kind: 'honour',
		text: `获得「${row.title}」`,
		at: row.issuedAt ?? '',
		path: `/honorDetail/${row.id}`,
	}));
}

function joins({ db, user }: Scene): Activity[] {
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
