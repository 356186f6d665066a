import type { RequestContext } from '#mock/context.ts';
import { isPast } from '#mock/handlers/request/times.ts';
import type { Viewer } from '#mock/handlers/request/viewer.ts';
import type { HomeworkRow } from '#mock/rows/learning.ts';
import { attemptsLeft, isOwn, sentOf } from './homework-view.ts';

/** Refuses what may not be handed in; the message says what to do. */
export function refuseUnfit(
	context: RequestContext<{ draft?: boolean; files?: { name: string; bytes: number }[]; text?: string; code?: string; link?: string }>,
	viewer: Viewer,
	task: HomeworkRow,
): void {
	const { input } = context;
	const files = input.files ?? [];
	if (!isOwn(viewer, task)) context.fail(403, '加入课程后才能交作业');
	if (!isPast(task.openAt, viewer.now)) context.fail(409, '作业还没有开放');
	if (isPast(task.cutoffAt, viewer.now)) context.fail(409, '作业已经关闭，不能再交了');
	if (input.draft) return;
	if (!attemptsLeft(task, sentOf(viewer, task.id).length)) context.fail(409, `最多交 ${task.maxAttempts} 次，次数已经用完`);
	if (!input.text?.trim() && !input.code?.trim() && !input.link && files.length === 0) context.fail(400, '还没有写任何内容');
	if (files.length > task.maxCount) context.fail(400, task.maxCount === 0 ? '这份作业不收文件' : `最多交 ${task.maxCount} 个文件`);
	const wrong = files.find((file) => !task.fileExt.includes(file.name.slice(file.name.lastIndexOf('.') + 1).toLowerCase()));
	if (wrong) context.fail(400, `「${wrong.name}」的格式不收，可以交 ${task.fileExt.join('、')}`);
	const large = files.find((file) => file.bytes > task.maxMb * 1024 * 1024);
	if (large) context.fail(400, `「${large.name}」超过 ${task.maxMb} MB`);
}
