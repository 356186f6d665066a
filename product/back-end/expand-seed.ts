import type { SeedRows, SeedTools } from '#mock/store/load-seed.ts';
import { expandExam } from './expand-exam.ts';
import { expandLearning } from './expand-learning.ts';
import { expandMenus } from './expand-menus.ts';

export function expandSeed(rows: SeedRows, tools: SeedTools): SeedRows {
	return expandMenus(expandExam(expandLearning(rows, tools), tools));
}
