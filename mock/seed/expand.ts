import type { SeedRows, SeedTools } from '#mock/seed.ts';
import { expandCompetitions } from './exam/expand-competitions.ts';
import { expandLearning } from './expand-learning.ts';

/** The written seed, worked out in full. */
export function expandSeed(rows: SeedRows, tools: SeedTools): SeedRows {
	return expandCompetitions(expandLearning(rows, tools), tools);
}
