import { Memo } from '#codegen/incremental/memo.ts';
import { PageNodes } from './page-nodes.ts';

/** What the runs of one process know of each other; nothing at first. */
export class EarlierRuns {
	readonly memo = new Memo();
	readonly pages = new PageNodes();
}
