import type { Handler } from '#mock/handler.ts';
import type { HomeworkRow } from '#mock/seed/learning/rows.ts';
import type { Homework } from './learning/answers.ts';
import { homeworkOf, homeworkView } from './learning/homework-view.ts';
import { contains, pageOf, sceneOf } from './learning/scene.ts';

export const homeworkAggregate: Handler<'main.homeworkAggregate'> = (context) => {
	const scene = sceneOf(context);
	const { homeworkId, courseId, videoId, state, keyword } = context.input;
	const own = context.scenario.empty ? [] : homeworkOf(scene);
	const counts = countsOf(own);
	if (homeworkId) {
		const task = scene.db.find<HomeworkRow>('homework', homeworkId);
		if (!task) return context.fail(404, '作业不存在，或已经删除');
		return { records: [homeworkView(scene, task)], total: 1, counts };
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
