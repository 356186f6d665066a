import type { SeedRows, SeedTools } from '#mock/store/load-seed.ts';
import { expandExam } from './expand-exam.ts';
import { expandLearning } from './expand-learning.ts';

export function expandSeed(rows: SeedRows, tools: SeedTools): SeedRows {
	return expandExam(expandLearning(rows, tools), tools);
}
