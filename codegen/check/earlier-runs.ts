import { Memo } from '#codegen/incremental/memo.ts';
import { PageNodes } from './page-nodes.ts';

/** Caches that the runs of one process share. */
export class EarlierRuns {
	readonly memo = new Memo();
	readonly pages = new PageNodes();
}
