import { Memo } from '#codegen/incremental/memo.ts';
import { PageNodes } from './page-nodes.ts';

export class EarlierRuns {
	readonly memo = new Memo();
	readonly pages = new PageNodes();
}
