import { writeBlockText } from '#app/blocks/block-text.ts';
import { readWords } from '#app/blocks/read-words.ts';
import type { EnrolmentRow } from '#app/course/back-end/rows.ts';
import { shiftDays } from '#app/course/back-end/seed/shift-days.ts';
import { onStudyDay } from '#app/course/back-end/seed/study-calendar.ts';
import type { Measure } from '#app/documents/back-end/seed/attachments.ts';
import type { SubmissionRow } from '../rows.ts';
import { shareScore } from '../rules/share-score.ts';
import type { SeededHomework } from './homework.ts';

const PRAISE = [
	'思路清楚，每一步都说到了。',
	'完成得很认真，注意再检查一遍边界。',
	'想法很有意思，别人一读就懂。',
	'照着要求一项一项做到了，真好。',
	'进步很大，下次试着换一种办法。',
];
const TEXTS = [
	'我先把任务拆成三步，一步一步做，做完以后又自己试了五次。',
	'一开始总是出错，后来我把每一步的结果都打印出来，就找到原因了。',
	'我觉得最难的是想清楚什么时候停下来，所以先画了流程图。',
];
const PYTHON = 'speed = 60\ndistance = int(input())\nif distance < 20:\n    speed = 0\n    print("stop")\nelse:\n    print("go", speed)\n';
const PROGRAMS: Readonly<Record<string, string>> = {
	python: PYTHON,
	scratch: '重复 3 次\n  输出 “向前走”\n输出 “到家啦”',
	cpp: '#include <iostream>\nusing namespace std;\n\nint main() {\n    int distance;\n    cin >> distance;\n    if (distance < 20) cout << "stop" << endl;\n    else cout << "go 60" << endl;\n    return 0;\n}\n',
};

/** The film among the files that students hand in; the others are `hand-in.*` in manifests/files/static/files. */
export const HAND_IN_FILM = '/videos/clip-43.mp4';

export function demoSubmissions(homework: readonly SeededHomework[], at: (offset: string) => string): SubmissionRow[] {
	return homework.flatMap((task, index) => rowsOf(task, index, at));
}

function rowsOf(task: SeededHomework, index: number, at: (offset: string) => string): SubmissionRow[] {
	const { state, value } = task.demo;
	const early = onStudyDay(at20(shiftDays(task.dueAt, -4)), at('0d 00:00'), 'earlier');
	const late = onStudyDay(at20(shiftDays(task.dueAt, 1)), at('0d 00:00'), 'later');
	switch (state) {
		case 'marked':
			return [mark(submission(task, index, 1, early, false), value, index)];
		case 'marked2':
			return [
				giveBack(submission(task, index, 1, early, false), task),
				mark(submission(task, index, 2, onStudyDay(at20(shiftDays(task.dueAt, -1)), at('0d 00:00'), 'earlier'), false), value, index),
			];
		case 'marked_late':
			return [mark(submission(task, index, 1, late, true), value, index)];
		case 'submitted_late':
			return [submission(task, index, 1, late, true)];
		case 'submitted':
			return [submission(task, index, 1, at('-1d 20:15'), false)];
		case 'marking':
			return [{ ...submission(task, index, 1, at('-2d 20:40'), false), state: 'marking' }];
		case 'returned':
			return [giveBack(submission(task, index, 1, at('-4d 19:30'), false), task)];
		case 'draft':
			return [
				{
					...submission(task, index, 1, at('-1d 21:05'), false),
					id: `draft.student01.${task.id}`,
					state: 'draft',
					attempt: 0,
					files: [],
					submittedAt: undefined,
				},
			];
		default:
			return [];
	}
}

const at20 = (iso: string): string => `${iso.slice(0, 10)}T20:00:00+08:00`;

/** Other students have full marks up to their current lesson. */
export function marksOf(
	enrolment: EnrolmentRow & { done: number },
	homework: readonly SeededHomework[],
	placeOf: (lessonId: string) => number,
): SubmissionRow[] {
	const tasks = homework.filter(
		(task) => task.courseId === enrolment.courseId && task.lessonId && placeOf(task.lessonId) <= enrolment.done,
	);
	return tasks.map((task, index) => {
		const joined = shiftDays(enrolment.joinedAt, 10 + index * 6);
		return mark(
			{ ...submission(task, index, 1, joined, false), id: `${enrolment.userId}.${task.id}.1`, userId: enrolment.userId },
			88 + (index % 3) * 4,
			index,
		);
	});
}

function submission(task: SeededHomework, index: number, attempt: number, submittedAt: string, late: boolean): SubmissionRow {
	const takes = (kind: SeededHomework['accept'][number]): boolean => task.accept.includes(kind);
	const image = takes('image');
	const ext = image ? 'png' : task.fileExt[0];
	const lang = task.languages[0] ?? '';
	const mime = image ? 'image/png' : 'application/octet-stream';
	return {
		id: `student01.${task.id}.${attempt}`,
		userId: 'student01',
		homeworkId: task.id,
		attempt,
		state: 'submitted',
		...(takes('text') ? { text: TEXTS[index % TEXTS.length] } : {}),
		...(takes('code') ? { code: programOf(task, lang), lang } : {}),
		files: ext
			? [{ name: `${task.title}.${ext}`, bytes: 0, mime, url: ext === 'mp4' ? HAND_IN_FILM : `/static/files/hand-in.${ext}` }]
			: [],
		savedAt: submittedAt,
		submittedAt,
		late,
		rubric: [],
	};
}

function programOf({ demo: { answer } }: SeededHomework, lang: string): string {
	const program = answer ?? PROGRAMS[lang] ?? '';
	return lang === 'scratch' ? writeBlockText(readWords(program)) : program;
}

function mark(row: SubmissionRow, score: number, index: number): SubmissionRow {
	const markedAt = shiftDays(row.submittedAt ?? row.savedAt, 2);
	return { ...row, state: 'marked', score, comment: PRAISE[index % PRAISE.length], markedAt };
}

function giveBack(row: SubmissionRow, { id, demo }: SeededHomework): SubmissionRow {
	if (!demo.reply) throw new Error(`Homework ${id} is returned without a reply.`);
	return { ...row, state: 'returned', comment: demo.reply, markedAt: shiftDays(row.submittedAt ?? row.savedAt, 2) };
}

/** Gives the files of a submission their true sizes. */
export const withSizes = (row: SubmissionRow, measure: Measure): SubmissionRow => ({
	...row,
	files: row.files.map((file) => ({ ...file, bytes: measure(`hand-in.${file.name.slice(file.name.lastIndexOf('.') + 1)}`).bytes })),
});

/** Adds the marker and splits the score over the rubric so that its rows add up. */
export function withMarker(row: SubmissionRow, task: SeededHomework): SubmissionRow {
	if (!row.markedAt) return row;
	return { ...row, markedBy: task.teacherName, rubric: row.score === undefined ? [] : shareScore(task.rubric, row.score) };
}
