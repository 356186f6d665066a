import type { SeedTools } from '#mock/store/load-seed.ts';
import type { PracticeRow, QuestionRow } from '../rows.ts';

const STRESS_ACCOUNT = 'bigdata';
const MISTAKES = 400;
const REASONS: readonly PracticeRow['reason'][] = ['careless', 'concept', 'unread', 'guess', 'calculation', 'unable', null];

export function manyMistakes(questions: readonly QuestionRow[], at: SeedTools['at']): PracticeRow[] {
	return questions
		.filter(({ type }) => type !== 'program')
		.slice(0, MISTAKES)
		.map(({ id }, index) => ({
			id: `${STRESS_ACCOUNT}.${id}`,
			userId: STRESS_ACCOUNT,
			questionId: id,
			times: 1 + (index % 4),
			rightTimes: 0,
			wrongTimes: 1 + (index % 4),
			streak: 0,
			lastAt: at(`-${1 + (index % 200)}d 19:00`),
			lastRight: false,
			lastValue: [],
			inBook: true,
			mastered: false,
			reason: REASONS[index % REASONS.length] ?? null,
			note: null,
		}));
}
