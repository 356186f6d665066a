import type { DataOf } from '#generated/api/operations.ts';
import type { Database } from '#mock/store/store.ts';
import { percentOf, rounded } from './figures.ts';
import { tagRefs } from './question-views.ts';
import type { GradedItem } from './rules/score-attempt.ts';

export type KnowledgeRate = DataOf<'main.paperHistoryAggregate'>['weak'][number];

/** Returns earned and possible points by knowledge point, weakest first. A question counts for each of its knowledge points. */
export function knowledgeRates(db: Database, items: readonly GradedItem[]): KnowledgeRate[] {
	const sums = new Map<string, { got: number; full: number; count: number }>();
	for (const { question, score, full } of items) {
		for (const id of question.knowledge) {
			const sum = sums.get(id) ?? { got: 0, full: 0, count: 0 };
			sums.set(id, { got: sum.got + score, full: sum.full + full, count: sum.count + 1 });
		}
	}
	const rates = [...sums].flatMap(([id, { got, full, count }]) =>
		tagRefs(db, [id]).map(({ name }) => ({ id, name, got: rounded(got), full, rate: percentOf(got, full), questionCount: count })),
	);
	return rates.sort((a, b) => a.rate - b.rate || b.questionCount - a.questionCount);
}
