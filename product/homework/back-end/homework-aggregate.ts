import { viewerOf } from '#app/account/back-end/viewer.ts';
import { pageOf } from '#mock/answers/page-of.ts';
import { contains } from '#mock/answers/text-search.ts';
import type { Handler } from '#mock/handler.ts';
import type { Homework } from './answer-types.ts';
import { homeworkOf, homeworkView } from './homework-view.ts';
import type { HomeworkRow } from './rows.ts';

export const homeworkAggregate: Handler<'main.homeworkAggregate'> = (context) => {
	const viewer = viewerOf(context);
	const { homeworkId, courseId, videoId, state, keyword } = context.input;
	const own = context.scenario.empty ? [] : homeworkOf(viewer);
	const counts = countsOf(own);
	if (homeworkId) {
		const task = viewer.db.find<HomeworkRow>('homework', homeworkId);
		if (!task) return context.fail(404, '作业不存在，或已经删除');
		return { records: [homeworkView(viewer, task)], total: 1, counts };
	}
	const shown = own.filter(
		(task) =>
			(!courseId || task.courseId === courseId) &&
			(!videoId || task.videoId === videoId) &&
			(!state || task.state === state) &&
			contains(keyword, [task.title, task.sourceTitle]),
	);
	return { ...pageOf(context, shown), counts };
};

function countsOf(tasks: readonly Homework[]): {
	all: number;
	todo: number;
	doing: number;
	marked: number;
	returned: number;
	closed: number;
} {
	const count = (...states: string[]): number => tasks.filter((task) => states.includes(task.state)).length;
	return {
		all: tasks.length,
		todo: count('todo', 'draft', 'overdue'),
		doing: count('submitted', 'marking'),
		marked: count('marked'),
		returned: count('returned'),
		closed: count('closed'),
	};
}
