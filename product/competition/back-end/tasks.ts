import type { Viewer } from '#app/account/back-end/viewer.ts';
import type { DataOf } from '#generated/api/operations.ts';
import { hasBegun } from './competition-state.ts';
import type { Entry } from './entries.ts';
import { boardRow, isKeptBack, isOnce, type Played } from './held-back.ts';
import type { RankSeedRow, TaskAnswerRow, TaskRow } from './rows.ts';
import { workState, worksOf } from './works.ts';

type Task = DataOf<'main.competitionDetail'>['tasks'][number];
type Answer = DataOf<'main.competitionUserOne'>['tasks'][number];

/** Only approved participants see the tasks, and only after the start. */
export function tasksOf(viewer: Viewer, entry: Entry): Task[] {
	const { db, user } = viewer;
	const { competition, state, registration } = entry;
	if (!hasBegun(state) || registration?.state !== 'approved') return [];
	const board = db.rowsBy<RankSeedRow>('rank-rows', 'competitionId', competition.id).map((row) => boardRow(entry, row, viewer.now));
	const answers = new Map(
		db
			.rowsBy<TaskAnswerRow>('competition-answers', 'userId', user.id)
			.filter((row) => row.competitionId === competition.id)
			.map((row) => [row.taskId, row]),
	);
	const works = worksOf(viewer, entry);
	return competition.tasks.map((task) => {
		const { id, no, title, score, stageId } = task;
		const cells = board.flatMap((row) => row.cells.filter((cell) => cell.taskId === id));
		const answer = answers.get(id);
		const work = works.find((row) => row.stageId === stageId);
		return {
			id,
			no,
			title,
			score,
			...bodyOf(task),
			accepted: isKeptBack(entry, task) ? null : cells.filter((cell) => cell.solved).length,
			tried: cells.filter((cell) => cell.tries > 0).length,
			myState: work ? workState(entry, work, viewer.now) : answerState(entry, task, answer),
			myTries: work ? work.version : (answer?.tries ?? 0),
		};
	});
}

/** A value of the dictionary `task_state`. */
function answerState(entry: Played, task: TaskRow, answer: TaskAnswerRow | undefined): Task['myState'] {
	if (!answer) return 'none';
	if (answer.tries === 0) return 'saved';
	if (isKeptBack(entry, task)) return 'submitted';
	return answer.solved ? 'solved' : 'wrong';
}

export function answerView(entry: Played, row: TaskAnswerRow): Answer {
	const task = entry.competition.tasks.find(({ id }) => id === row.taskId);
	const kept = task !== undefined && isKeptBack(entry, task);
	const { taskId, tries, value, at = null, saved = null, language = null, code = null } = row;
	return {
		taskId,
		tries,
		at,
		saved,
		language,
		code,
		...(value ? { value } : {}),
		state: task ? answerState(entry, task, row) : 'none',
		solved: !kept && row.solved,
		score: kept ? 0 : row.score,
		verdict: kept ? null : (row.verdict ?? null),
		ms: kept ? null : (row.ms ?? null),
		final: task !== undefined && isOnce(entry, task) && tries > 0,
	};
}

function bodyOf({ id, problemId, stageId, question }: TaskRow): Pick<Task, 'kind' | 'problemId' | 'stageId' | 'question'> {
	if (question) return { kind: 'question', question: { id, ...question, difficulty: 1, knowledge: [], source: '赛题' } };
	return stageId === undefined ? { kind: 'problem', problemId: problemId ?? null } : { kind: 'work', stageId };
}
