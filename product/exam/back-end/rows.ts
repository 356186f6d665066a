import type { TypingRules } from '#mock/rules/exam/typed-answer.ts';
import type { MarkingTimes } from '#mock/rules/marking-times.ts';
import type { ReviewCard } from '#mock/rules/review/schedule.ts';
import type { Row } from '#mock/store/store.ts';

export interface TagRow extends Row {
	name: string;
	parentId: string | null;
	level: number;
	order: number;
	judgeId: number;
}

export type QuestionType = 'single' | 'multiple' | 'judge' | 'blank' | 'short' | 'program';

export interface PointRule {
	text: string;
	percent: number;
}

/** Never part of an answer before its release. */
export interface Key {
	answer: string[];
	/** Accepted texts of each blank. */
	accept?: string[][];
	points?: PointRule[];
	/** From vague to plain; given one at a time on request. */
	hints?: string[];
	analysisHtml: string;
}

export interface QuestionRow extends Row {
	type: QuestionType;
	stemHtml: string;
	stemText: string;
	options?: { key: string; html: string }[];
	blanks?: number;
	/** How typed answers are compared; blanks only. */
	typing?: TypingRules;
	materialId: string | null;
	problemId: string | null;
	difficulty: number;
	knowledge: string[];
	subjects: string[];
	source: string;
	key: Key;
}

export interface MaterialRow extends Row {
	title: string;
	html: string;
}

export interface ReferenceRow extends Row {
	problemId: string;
	language: string;
	right: boolean;
	code: string;
}

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
}

export interface PracticeRow extends Row {
	userId: string;
	questionId: string;
	times: number;
	rightTimes: number;
	wrongTimes: number;
	streak: number;
	lastAt: string;
	lastRight: boolean;
	lastValue: string[];
	/** Listed in the wrong-answer book. */
	inBook: boolean;
	mastered: boolean;
	reason: MistakeReason | null;
	note: string | null;
	/** Hints taken so far. */
	hints?: number;
	/** Key of the last counted request; a repeated request does not count again. */
	requestKey?: string;
}

/** Values of the dictionary `mistake_reason`. */
export type MistakeReason = 'careless' | 'concept' | 'unread' | 'guess' | 'calculation' | 'unable';

/** Hints that a user has taken for a question since the last answer. */
export interface HintRow extends Row {
	taken: number;
}

export interface PracticeDayRow extends Row {
	userId: string;
	date: string;
	count: number;
	right: number;
}

/** When a question of the wrong-answer book is reviewed; made by the first review. */
export interface ReviewRow extends Row {
	userId: string;
	questionId: string;
	card: ReviewCard;
}

export interface ReviewDayRow extends Row {
	userId: string;
	date: string;
	count: number;
}
