import type { Viewer } from '#app/account/back-end/viewer.ts';
import type { AttemptRow } from '#app/exam/back-end/rows.ts';
import { addStudy } from '#app/home/back-end/study.ts';
import type { SubmissionRow } from '#app/judge/back-end/rows.ts';
import { VERDICT } from '#app/judge/back-end/rules/verdicts.ts';
import { enrolmentOf, lessonRecordId, lessonRecordOf } from './progress.ts';
import type { LessonRecordRow, LessonRow } from './rows.ts';

/** Finishes the lessons of joined courses that consist of this problem (solved), paper (handed in) or work (marked). */
export function finishLessons(viewer: Viewer, refId: string, at: string): void {
	const { db } = viewer;
	for (const lesson of db.rowsBy<LessonRow>('lessons', 'refId', refId)) {
		if (enrolmentOf(viewer, lesson.courseId)) finishLesson(viewer, lesson, at);
	}
}

export function finishLesson(viewer: Viewer, { id: lessonId, courseId }: Pick<LessonRow, 'id' | 'courseId'>, at: string): void {
	const { db, user } = viewer;
	if (lessonRecordOf(viewer, lessonId)) return;
	db.insert<LessonRecordRow>('lesson-records', {
		id: lessonRecordId(user, lessonId),
		userId: user.id,
		courseId,
		lessonId,
		percent: 100,
		position: 1,
		furthest: 1,
		spans: [],
		done: true,
		doneAt: at,
		updatedAt: at,
	});
	addStudy(viewer, 0, 1);
}

/** Problems that were solved and papers that were handed in before the student joined the course count, too. */
export function finishKnownLessons(viewer: Viewer, courseId: string, at: string): void {
	const { db, user } = viewer;
	const solved = db.rowsBy<SubmissionRow>('submissions', 'userId', user.id).filter(({ status }) => status === VERDICT.accepted);
	const handedIn = db.rowsBy<AttemptRow>('attempts', 'userId', user.id).filter(({ submittedAt }) => submittedAt !== null);
	const known = {
		problem: new Set(solved.map(({ problemId }) => problemId)),
		quiz: new Set(handedIn.map(({ paperId }) => paperId)),
	};
	for (const lesson of db.rowsBy<LessonRow>('lessons', 'courseId', courseId)) {
		if ((lesson.type === 'problem' || lesson.type === 'quiz') && known[lesson.type].has(lesson.refId ?? ''))
			finishLesson(viewer, lesson, at);
	}
}
