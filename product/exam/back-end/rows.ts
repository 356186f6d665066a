import type { Row } from '#mock/store/store.ts';
import type { MarkingTimes } from './rules/marking-times.ts';

export interface PaperSectionSpec {
	id: string;
	title: string;
	note: string;
	items: { questionId: string; score: number }[];
}

export interface PaperRow extends Row {
	title: string;
	kind: 'mock' | 'level' | 'chapter' | 'special' | 'daily';
	subject: string;
	level?: string;
	difficulty: number;
	minutes: number;
	openAt: string | null;
	closeAt: string | null;
	/** 0: unlimited. */
	maxAttempts: number;
	redoMinutes: number;
	multiRule: 'all' | 'half' | 'perOption';
	shuffle: { questions: boolean; options: boolean };
	nav: 'free' | 'sequential';
	release: { score: 'now' | 'afterMark' | 'afterClose'; answers: 'now' | 'afterClose' | 'never' };
	sections: PaperSectionSpec[];
	questionCount: number;
	totalScore: number;
	passScore: number;
	takenBy: number;
	avgScore: number;
	highlights: string[];
}

export interface SavedAnswer {
	questionId: string;
	value: string[];
	flagged: boolean;
	rev: number;
	savedAt: string;
	seconds: number;
}

export type AttemptStateName = 'in_progress' | 'submitted' | 'marking' | 'marked' | 'absent' | 'voided';

export interface AttemptRow extends Row {
	paperId: string;
	userId: string;
	no: number;
	state: AttemptStateName;
	startedAt: string;
	deadlineAt: string;
	submittedAt: string | null;
	by: 'user' | 'timeup' | 'admin' | null;
	usedSeconds: number;
	clientTab: string;
	requestKey: string | null;
	answers: SavedAnswer[];
	/** Scores from a teacher or the judge, by question. */
	marks: Record<string, number>;
	comments: Record<string, string>;
	note: string;
	/** When the teacher begins and finishes marking; only for submitted attempts with questions to mark. Seeded attempts are never marked. */
	marking?: MarkingTimes;
	/** The judge's results, by question. */
	judged?: Record<string, JudgedProgram>;
	/** Handed in, and its answers are not part of the practice records yet: see `countReleased`. */
	uncounted?: boolean;
	/** The student's note to the teacher about answers that did not arrive; it does not change the score. */
	studentNote?: StudentNote;
	/** Number of the furthest question seen, from 1; forward-only papers only. */
	furthest?: number;
}

export interface StudentNote {
	sentAt: string;
	text: string;
	answers: { questionId: string; value: string[] }[];
}

export interface JudgedProgram {
	/** The verdict. */
	status: number;
	/** Out of 100; null for problems without points. */
	score: number | null;
	passed: number;
	cases: number;
	/** How the program breaks the problem's rule of blocks, so that it was not run. */
	breach?: string;
}
