import type { TypingRules } from '#app/exam/back-end/rules/typed-answer.ts';
import type { Row } from '#mock/store/store.ts';
import type { ReviewCard } from './rules/schedule.ts';

export interface TagRow extends Row {
	name: string;
	parentId: string | null;
	level: number;
	order: number;
	judgeId: number;
}

export type QuestionType = 'single' | 'multiple' | 'judge' | 'blank' | 'short' | 'program' | 'parsons';

export interface PointRule {
	text: string;
	percent: number;
}

/** Never part of an answer before its release. */
export interface Key {
	answer: string[];
	/** Accepted texts of each blank, or the right orders of lines. */
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
	/** Shuffled lines of a program, with those that do not belong. */
	lines?: { id: string; text: string }[];
	/** Students set the indentation; without it, the lines have their own. */
	indents?: boolean;
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
