import type { WorkRow } from '../rows.ts';

export interface WorkScore {
	score: number;
	comment: string;
}

const MIN_INTRO = 20;
/** Shares of the full score: for the work itself, for an introduction that explains it, for more than one file. */
const SHARES = { work: 0.6, intro: 0.2, files: 0.2 };

/** How the simulated jury marks a work: by what was handed in only. */
export function scoreWork({ intro, files }: Pick<WorkRow, 'intro' | 'files'>, full: number): WorkScore {
	const explained = [...intro.replace(/\s/g, '')].length >= MIN_INTRO;
	const shown = files.length > 1;
	const share = SHARES.work + (explained ? SHARES.intro : 0) + (shown ? SHARES.files : 0);
	const missing = [...(explained ? [] : ['介绍可以写得更清楚']), ...(shown ? [] : ['可以再附上说明文档或源文件'])];
	return {
		score: Math.round(full * share),
		comment: missing.length === 0 ? '作品完整，介绍清楚，材料齐全。' : `作品完整；${missing.join('，')}。`,
	};
}
