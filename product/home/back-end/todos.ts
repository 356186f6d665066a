import type { Viewer } from '#app/account/back-end/viewer.ts';
import { allowedActions } from '#app/competition/back-end/allowed-actions.ts';
import { hasBegun, isRunning } from '#app/competition/back-end/competition-state.ts';
import { type Entry, entryOf, myState, openStage } from '#app/competition/back-end/entries.ts';
import type { CompetitionRow } from '#app/competition/back-end/rows.ts';
import { worksOf } from '#app/competition/back-end/works.ts';
import { attemptsOf } from '#app/exam/back-end/paper-lookup.ts';
import { paperState } from '#app/exam/back-end/paper-state.ts';
import type { PaperRow } from '#app/exam/back-end/rows.ts';
import { homeworkOf, isLate, isPending } from '#app/homework/back-end/homework-view.ts';
import { homeworkPath } from '#app/homework/back-end/rules/homework-path.ts';
import type { Row } from '#mock/store/store.ts';
import { toIsoTime } from '#mock/store/time-offset.ts';
import { isPast } from '#mock/store/times.ts';
import type { TodoItem } from './answer-types.ts';

const SOON_MS = 14 * 86_400_000;

/** Homework counts whenever it is due, as it does in `homeworkTodo`; everything else only if it is due soon. */
export function todosOf(viewer: Viewer): TodoItem[] {
	const soon = [...paperTodos(viewer), ...scheduleTodos(viewer), ...competitionTodos(viewer)].filter(
		(todo) => Date.parse(todo.dueAt) <= viewer.now + SOON_MS,
	);
	return [...homeworkTodos(viewer), ...soon].sort((one, other) => one.dueAt.localeCompare(other.dueAt));
}

/** The one thing to do first today; undefined if nothing is late or due today. */
export function nextTodo(todos: readonly TodoItem[], now: number): TodoItem | undefined {
	const today = todos.filter(({ dueAt }) => toIsoTime(Date.parse(dueAt)).slice(0, 10) === toIsoTime(now).slice(0, 10));
	return (
		todos.find(({ late }) => late) ??
		today.find(({ kind }) => kind === 'homework' || kind === 'paper') ??
		today.find(({ kind }) => kind === 'schedule')
	);
}

function homeworkTodos(viewer: Viewer): TodoItem[] {
	return homeworkOf(viewer)
		.filter(isPending)
		.map((task) => {
			const note = task.state === 'returned' ? `${task.sourceTitle} · 退回重交` : task.sourceTitle;
			return {
				id: `homework-${task.id}`,
				kind: 'homework',
				title: task.title,
				note,
				dueAt: task.nextAt,
				late: isLate(task),
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

/** Papers in progress, and those that close and were never sat. They are set for classes: who is in none has no paper to do. */
function paperTodos({ db, user, now }: Viewer): TodoItem[] {
	const attempts = attemptsOf(db, user.id, now);
	return db.rows<PaperRow>('papers').flatMap((paper) => {
		const own = attempts.filter(({ paperId }) => paperId === paper.id);
		const { state, attempt } = paperState(paper, own, now);
		const sitting = state === 'in_progress' ? attempt : null;
		const dueAt = sitting?.deadlineAt ?? (state === 'open' && user.classIds.length > 0 ? paper.closeAt : null);
		if (dueAt === null) return [];
		return [
			{
				id: `paper-${paper.id}`,
				kind: 'paper' as const,
				title: paper.title,
				note: sitting ? '还没有交卷' : '还没有做',
				dueAt,
				late: false,
				refId: paper.id,
				path: sitting ? `/examPrepHubPaper?attemptId=${sitting.id}` : `/examPrepHubPaperInfo?id=${paper.id}`,
			},
		];
	});
}

function competitionTodos(viewer: Viewer): TodoItem[] {
	if (!viewer.db.resources().includes('competitions')) return [];
	return viewer.db.rows<CompetitionRow>('competitions').flatMap((competition) => {
		const due = nextDue(viewer, entryOf(viewer, competition));
		if (!due) return [];
		return [
			{
				id: `competition-${competition.id}`,
				kind: 'competition' as const,
				title: competition.title,
				...due,
				late: false,
				refId: competition.id,
				path: `/CompetitionDetail/${competition.id}`,
			},
		];
	});
}

/** The next deadline of an entry: the end of the open stage until its work is handed in, else the start or the end of the competition. */
function nextDue(viewer: Viewer, entry: Entry): Pick<TodoItem, 'note' | 'dueAt'> | null {
	const { competition, state } = entry;
	if (myState(entry) === 'pending' && !hasBegun(state)) return { note: '报名待审核', dueAt: competition.startAt };
	if (myState(entry) !== 'approved') return null;
	const stage = openStage(competition, viewer.now);
	const isSent = worksOf(viewer, entry).some(({ stageId }) => stageId === stage?.id);
	if (stage && !isSent && allowedActions(viewer, entry).submitWork) return { note: `「${stage.name}」交作品`, dueAt: stage.to };
	if (isRunning(state)) return { note: '比赛截止', dueAt: competition.endAt };
	return hasBegun(state) || state === 'cancelled' ? null : { note: '比赛开始', dueAt: competition.startAt };
}
