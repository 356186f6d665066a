import { rateOf } from '#app/exam/back-end/figures.ts';
import type { AttemptRow } from '#app/exam/back-end/rows.ts';
import { streakDays } from '#app/home/back-end/streak-days.ts';
import type { Handler } from '#mock/handler.ts';
import type { Database } from '#mock/store/store.ts';
import { toIsoTime } from '#mock/store/time-offset.ts';
import { type MyQuestions, myQuestions } from './my-questions.ts';
import type { PracticeDayRow, QuestionRow, TagRow } from './rows.ts';
import { countTags } from './tag-fields.ts';

const DAY_MS = 86_400_000;
const SHOWN_DAYS = 14;
const TYPES = ['single', 'multiple', 'judge', 'blank', 'short', 'program', 'parsons'];
const DIFFICULTIES = ['1', '2', '3', '4', '5'];

export const questionStats: Handler<'main.questionStats'> = ({ db, user, now, scenario }) => {
	const mine = myQuestions(db, scenario.empty ? undefined : user?.id, now());
	const questions = scenario.empty ? [] : db.rows<QuestionRow>('questions');
	const days = daysOf(db, scenario.empty ? undefined : user?.id);
	const solved = [...mine.programs.values()].filter(Boolean).length;
	const done = questions.filter((row) => mine.isDone(row));
	const right = done.filter((row) => mine.isRight(row));
	return {
		total: questions.length,
		done: done.length,
		right: right.length,
		rightRate: rateOf(right.length, done.length),
		wrong: mine.book.filter(({ mastered }) => !mastered).length,
		mastered: mine.book.filter(({ mastered }) => mastered).length,
		streakDays: streakDays(new Set([...days.keys(), ...handInDays(db, scenario.empty ? undefined : user?.id)]), now()),
		programSolved: solved,
		programTried: mine.programs.size - solved,
		byType: groups(questions, mine, { values: TYPES, keyOf: ({ type }) => type }),
		byDifficulty: groups(questions, mine, { values: DIFFICULTIES, keyOf: ({ difficulty }) => String(difficulty) }),
		weakest: weakest(tagRates(db, mine)),
		calendar: [...days.values()].map(({ date, count, right }) => ({ date, count, right })),
		days: lastDays(now(), SHOWN_DAYS).map((date) => ({ date, count: days.get(date)?.count ?? 0, right: days.get(date)?.right ?? 0 })),
	};
};

interface TagRate {
	id: string;
	name: string;
	level: number;
	total: number;
	done: number;
	/** Percent of the answered questions whose last answer was right. */
	rate: number;
}

function tagRates(db: Database, mine: MyQuestions): TagRate[] {
	const counts = countTags(db, mine);
	return db.rows<TagRow>('tags').map(({ id, name, level }) => {
		const { questionCount: total = 0, done = 0, mastery } = counts.get(id) ?? {};
		return { id, name, level, total, done, rate: mastery ?? 0 };
	});
}

/** Minimum number of answers for a meaningful rate. */
const MIN_ANSWERS = 3;
const WEAKEST = 6;

/** Knowledge points below the first level, the lowest rate first. */
const weakest = (rates: readonly TagRate[]): TagRate[] =>
	rates
		.filter(({ level, done, rate }) => level > 1 && done >= MIN_ANSWERS && rate < 100)
		.toSorted((a, b) => a.rate - b.rate || b.done - a.done)
		.slice(0, WEAKEST);

function daysOf(db: Database, userId: string | undefined): Map<string, PracticeDayRow> {
	const rows = userId === undefined ? [] : db.rowsBy<PracticeDayRow>('practice-days', 'userId', userId);
	return new Map(rows.map((row) => [row.date, row]));
}

/** Oldest first, ending today. */
const lastDays = (now: number, count: number): string[] =>
	Array.from({ length: count }, (_item, index) => toIsoTime(now - (count - 1 - index) * DAY_MS).slice(0, 10));

/** A paper counts as practice of its day before its results are out. */
const handInDays = (db: Database, userId: string | undefined): string[] =>
	userId === undefined
		? []
		: db.rowsBy<AttemptRow>('attempts', 'userId', userId).flatMap(({ submittedAt }) => submittedAt?.slice(0, 10) ?? []);

function groups(
	questions: readonly QuestionRow[],
	mine: MyQuestions,
	{ values, keyOf }: { values: readonly string[]; keyOf: (row: QuestionRow) => string },
) {
	return values.map((value) => {
		const own = questions.filter((row) => keyOf(row) === value);
		const done = own.filter((row) => mine.isDone(row));
		return { value, total: own.length, done: done.length, right: done.filter((row) => mine.isRight(row)).length };
	});
}
