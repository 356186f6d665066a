import type { TodoItem } from '#mock/handlers/answer-types.ts';
import { homeworkOf, isPending } from '#mock/handlers/homework/homework-view.ts';
import { isPast } from '#mock/handlers/request/times.ts';
import type { Viewer } from '#mock/handlers/request/viewer.ts';
import { homeworkPath } from '#mock/rules/learning/homework-path.ts';
import type { Row } from '#mock/store/store.ts';

const SOON_MS = 14 * 86_400_000;

export function todosOf(viewer: Viewer): TodoItem[] {
	const all = [...homeworkTodos(viewer), ...scheduleTodos(viewer), ...competitionTodos(viewer)];
	return all.filter((todo) => Date.parse(todo.dueAt) <= viewer.now + SOON_MS).sort((one, other) => one.dueAt.localeCompare(other.dueAt));
}

function homeworkTodos(viewer: Viewer): TodoItem[] {
	return homeworkOf(viewer)
		.filter(isPending)
		.map((task) => {
			const late = task.state === 'overdue';
			const dueAt = late || task.state === 'returned' ? task.cutoffAt : task.dueAt;
			const note = task.state === 'returned' ? `${task.sourceTitle} · 退回重交` : task.sourceTitle;
			return {
				id: `homework-${task.id}`,
				kind: 'homework',
				title: task.title,
				note,
				dueAt,
				late,
				refId: task.id,
				path: homeworkPath(task),
			};
		});
}

function scheduleTodos({ db, user, now }: Viewer): TodoItem[] {
	const own = db
		.rows<Row & { classId: string; title: string; startAt: string; endAt: string; place: string; courseId?: string }>('schedules')
		.filter((row) => user.classIds.includes(row.classId));
	return own
		.filter((row) => !isPast(row.endAt, now))
		.map((row) => ({
			id: `schedule-${row.id}`,
			kind: 'schedule',
			title: row.title,
			note: row.place,
			dueAt: row.startAt,
			late: false,
			refId: row.id,
			path: row.courseId ? `/courseDetail/${row.courseId}` : '/ucenter?tab=timetable',
		}));
}

function competitionTodos({ db, user, now }: Viewer): TodoItem[] {
	if (!db.resources().includes('registrations')) return [];
	const own = db
		.rowsBy<Row & { competitionId?: string; state?: string }>('registrations', 'userId', user.id)
		.filter((row) => row.state === 'approved' || row.state === 'pending');
	return own.flatMap((registration) => {
		const competition = db.find<Row & { title?: string; endAt?: string }>('competitions', registration.competitionId ?? '');
		if (!competition?.title || !competition.endAt || isPast(competition.endAt, now)) return [];
		const note = registration.state === 'pending' ? '报名待审核' : '比赛截止';
		return [
			{
				id: `competition-${competition.id}`,
				kind: 'competition' as const,
				title: competition.title,
				note,
				dueAt: competition.endAt,
				late: false,
				refId: competition.id,
				path: `/CompetitionDetail/${competition.id}`,
			},
		];
	});
}
