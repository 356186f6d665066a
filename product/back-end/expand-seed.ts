import { expandMenus } from '#app/menus/back-end/seed/expand-menus.ts';
import type { SeedRows, SeedTools } from '#mock/store/load-seed.ts';
import { expandExam } from './expand-exam.ts';
import { expandLearning } from './expand-learning.ts';

export function expandSeed(rows: SeedRows, tools: SeedTools): SeedRows {
	return expandMenus(expandExam(expandLearning(rows, tools), tools));
}
