import { type Viewer, viewerOf } from '#app/account/back-end/viewer.ts';
import { finishLesson } from '#app/course/back-end/finish-lessons.ts';
import { extensionOf, storedFile } from '#app/documents/back-end/sent-file.ts';
import { markingTimes } from '#app/exam/back-end/rules/marking-times.ts';
import type { Context, Handler } from '#mock/handler.ts';
import { isPast } from '#mock/store/times.ts';
import { attemptsLeft, draftId, isOwn, sentOf, submissionView } from './homework-view.ts';
import { withOwnDates } from './own-dates.ts';
import type { HomeworkRow, SubmissionRow } from './rows.ts';

type Request = Context<'main.homeworkAnswerSubmit'>;

export const homeworkAnswerSubmit: Handler<'main.homeworkAnswerSubmit'> = (context) => {
	const viewer = viewerOf(context);
	const row = viewer.db.find<HomeworkRow>('homework', context.input.homeworkId);
	if (!row) return context.fail(404, '作业不存在，或已经删除');
	const task = withOwnDates(viewer, row);
	const repeated = findRepeatedSubmission(context, viewer);
	if (repeated) return submissionView(viewer, repeated);
	refuseUnfit(context, viewer, task);
	if (context.input.draft) return submissionView(viewer, saveDraft(context, viewer));
	const waiting = sentOf(viewer, task.id).find((row) => row.state === 'submitted' || row.state === 'marking');
	if (waiting) context.fail(409, '已经交过了，请等老师批改');
	return submissionView(viewer, handIn(context, viewer, task));
};

function findRepeatedSubmission({ input }: Request, viewer: Viewer): SubmissionRow | undefined {
	if (!input.requestKey || input.draft) return undefined;
	return sentOf(viewer, input.homeworkId).find((row) => row.requestKey === input.requestKey);
}

function saveDraft(context: Request, viewer: Viewer): SubmissionRow {
	const { db, user } = viewer;
	return db.upsert<SubmissionRow>('homework-submissions', {
		...contentOf(context),
		id: draftId(user, context.input.homeworkId),
		userId: user.id,
		attempt: 0,
		state: 'draft',
		late: false,
	});
}

function handIn(context: Request, viewer: Viewer, task: HomeworkRow): SubmissionRow {
	const { db, user, now } = viewer;
	const at = context.isoNow();
	const attempt = sentOf(viewer, task.id).length + 1;
	db.remove('homework-submissions', draftId(user, task.id));
	if (task.lessonId && task.courseId) finishLesson(viewer, { id: task.lessonId, courseId: task.courseId }, at);
	return db.insert<SubmissionRow>('homework-submissions', {
		...contentOf(context),
		id: context.newId('submission'),
		userId: user.id,
		attempt,
		state: 'submitted',
		submittedAt: at,
		late: isPast(task.dueAt, now),
		requestKey: context.input.requestKey,
		marking: markingTimes(now),
	});
}

function contentOf(
	context: Request,
): Pick<SubmissionRow, 'homeworkId' | 'text' | 'code' | 'lang' | 'link' | 'files' | 'savedAt' | 'rubric'> {
	const { homeworkId, text, code, lang, link, files = [] } = context.input;
	const kept = files.map((file) => storedFile(context, file));
	return { homeworkId, text, code, lang, link, files: kept, savedAt: context.isoNow(), rubric: [] };
}

function refuseUnfit(context: Request, viewer: Viewer, task: HomeworkRow): void {
	const { input } = context;
	const files = input.files ?? [];
	if (!isOwn(viewer, task)) context.fail(403, '加入课程后才能交作业');
	if (!isPast(task.openAt, viewer.now)) context.fail(409, '作业还没有开放');
	if (isPast(task.cutoffAt, viewer.now)) context.fail(409, '作业已经关闭，不能再交了');
	if (input.draft) return;
	if (!attemptsLeft(task, sentOf(viewer, task.id).length)) context.fail(409, `最多交 ${task.maxAttempts} 次，次数已经用完`);
	if (!input.text?.trim() && !input.code?.trim() && !input.link && files.length === 0) context.fail(400, '还没有写任何内容');
	if (input.code?.trim() && !task.languages.includes(input.lang ?? '')) context.fail(400, '这份作业不收这种语言的程序');
	if (files.length > task.maxCount) context.fail(400, task.maxCount === 0 ? '这份作业不收文件' : `最多交 ${task.maxCount} 个文件`);
	const wrong = files.find((file) => !task.fileExt.includes(extensionOf(file.name)));
	if (wrong) context.fail(400, `「${wrong.name}」的格式不收，可以交 ${task.fileExt.join('、')}`);
	const large = files.find((file) => file.bytes > task.maxMb * 1024 * 1024);
	if (large) context.fail(400, `「${large.name}」超过 ${task.maxMb} MB`);
}
