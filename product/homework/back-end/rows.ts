import type { MarkingTimes } from '#app/exam/back-end/rules/marking-times.ts';
import type { DataOf } from '#generated/api/operations.ts';
import type { Row } from '#mock/store/store.ts';

export interface RubricRow {
	name: string;
	points: number;
	note: string;
	score?: number;
}

export interface HomeworkRow extends Row {
	title: string;
	courseId?: string;
	lessonId?: string;
	videoId?: string;
	kind: string;
	/** The task in a sentence or two; `contentHtml` adds a hint. */
	ask: string;
	contentHtml: string;
	accept: ('text' | 'file' | 'image' | 'code' | 'link')[];
	/** Of programs; values of the dictionary `language`. */
	languages: string[];
	/** Of blocks, by name; absent for all blocks. */
	toolbox?: string;
	/** In which a program drives a robot, as `world-case.ts` reads it; absent for other programs. */
	world?: string;
	samples: { input: string; output: string }[];
	fileExt: string[];
	maxMb: number;
	maxCount: number;
	openAt: string;
	dueAt: string;
	cutoffAt: string;
	fullScore: number;
	maxAttempts: number;
	latePercent: number;
	rubric: RubricRow[];
	teacherName: string;
}

export interface SubmissionRow extends Row, Omit<DataOf<'main.homeworkAnswerSubmit'>, 'id' | 'homeworkTitle'> {
	userId: string;
	requestKey?: string;
	/** Seeded submissions are never marked. */
	marking?: MarkingTimes;
}
