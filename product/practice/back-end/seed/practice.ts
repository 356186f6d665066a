import type { AttemptRow, PaperRow } from '#app/exam/back-end/rows.ts';
import { scoreAttempt } from '#app/exam/back-end/rules/score-attempt.ts';
import type { SeedTools } from '#mock/store/load-seed.ts';
import { toIsoTime } from '#mock/store/time-offset.ts';
import type { PracticeDayRow, PracticeRow, QuestionRow } from '../rows.ts';

const DEMO = 'student01';
const WRONG_BOOK = 58;
const MASTERED = 12;
/** Of mastered questions. */
const RIGHT_IN_A_ROW = 3;
const DAY_MS = 86_400_000;
const REASONS: readonly PracticeRow['reason'][] = ['careless', 'concept', 'unread', 'guess', 'calculation', 'unable', null];
const NOTES = [
	'先看清题目问的是“几次”还是“几个”。',
	'循环嵌套：外层走一步，里层走一圈。',
	'下标从 0 开始，最后一个是长度减一。',
	'大齿轮转得慢、更有力。',
];

interface PracticedAnswer {
	question: QuestionRow;
	right: boolean;
	value: string[];
	at: string;
}

/** Derives the demo user's practice from the marked attempts; wrong answers go into the wrong-answer book. */
export function expandPractice(
	attempts: readonly AttemptRow[],
	bank: { papers: readonly PaperRow[]; questions: readonly QuestionRow[]; weak: ReadonlySet<string> },
): PracticeRow[] {
	const byId = new Map(bank.questions.map((question) => [question.id, question]));
	const paperOf = new Map(bank.papers.map((paper) => [paper.id, paper]));
	const tries = attempts
		.filter(({ userId, state, uncounted }) => userId === DEMO && state === 'marked' && !uncounted)
		.flatMap((attempt): PracticedAnswer[] => {
			const paper = paperOf.get(attempt.paperId);
			if (!paper) return [];
			const { items } = scoreAttempt(paper, attempt, (id) => byId.get(id));
			return items
				.filter(({ question, verdict }) => question.type !== 'program' && verdict !== 'blank')
				.map(({ question, verdict, value }) => ({
					question,
					right: verdict === 'right',
					value: [...value],
					at: attempt.submittedAt ?? attempt.startedAt,
				}));
		});
	const grouped = new Map<string, PracticedAnswer[]>();
	for (const each of tries) grouped.set(each.question.id, [...(grouped.get(each.question.id) ?? []), each]);
	const book = chooseBook(grouped, bank.weak);
	return [...grouped].map(([id, list], index) => toPractice(list, { id, inBook: book.has(id), mastered: book.get(id) === true, index }));
}

/** Maps each question to whether it is mastered. Weak points first, then the most frequent mistakes. */
function chooseBook(grouped: ReadonlyMap<string, readonly PracticedAnswer[]>, weak: ReadonlySet<string>): Map<string, boolean> {
	const missed = [...grouped].filter(([, list]) => list.some(({ right }) => !right));
	const weight = (list: readonly PracticedAnswer[]): number =>
		(list[0]?.question.knowledge.some((id) => weak.has(id)) ? 10 : 0) + list.filter(({ right }) => !right).length;
	const chosen = missed.sort(([a, first], [b, second]) => weight(second) - weight(first) || (a < b ? -1 : 1)).slice(0, WRONG_BOOK);
	const byAge = chosen.toSorted(([, a], [, b]) => Date.parse(a.at(-1)?.at ?? '') - Date.parse(b.at(-1)?.at ?? ''));
	return new Map(byAge.map(([id], index) => [id, index < MASTERED]));
}

function toPractice(
	list: readonly PracticedAnswer[],
	{ id, inBook, mastered, index }: { id: string; inBook: boolean; mastered: boolean; index: number },
): PracticeRow {
	const last = list.at(-1);
	const rightTimes = list.filter(({ right }) => right).length + (mastered ? RIGHT_IN_A_ROW : 0);
	const lastRight = mastered || last?.right === true;
	return {
		id: `${DEMO}.${id}`,
		userId: DEMO,
		questionId: id,
		times: list.length + (mastered ? RIGHT_IN_A_ROW : 0),
		rightTimes,
		wrongTimes: list.filter(({ right }) => !right).length,
		streak: mastered ? RIGHT_IN_A_ROW : endStreak(list),
		lastAt: last?.at ?? '',
		lastRight,
		lastValue: last?.value ?? [],
		inBook,
		mastered,
		reason: inBook ? (REASONS[index % REASONS.length] ?? null) : null,
		note: inBook && index % 5 === 1 ? (NOTES[index % NOTES.length] ?? null) : null,
	};
}

/** Right answers in a row at the end of the list, too few for a mastered question. */
const endStreak = (list: readonly PracticedAnswer[]): number =>
	Math.min(RIGHT_IN_A_ROW - 1, list.length - 1 - list.findLastIndex(({ right }) => !right));

export function expandPracticeDays({ now, random }: SeedTools): PracticeDayRow[] {
	const next = random('practice-days');
	return Array.from({ length: 60 }, (_item, index) => {
		const date = toIsoTime(now - (59 - index) * DAY_MS).slice(0, 10);
		const count = (59 - index) % 9 === 8 ? 0 : 4 + Math.floor(next() * 18);
		return { id: `${DEMO}.${date}`, userId: DEMO, date, count, right: Math.round(count * (0.6 + index / 240 + next() * 0.08)) };
	}).filter(({ count }) => count > 0);
}
