import { isClosed } from './paper-state.ts';
import type { AttemptRow, PaperRow } from './rows.ts';

export interface Release {
	score: boolean;
	answers: boolean;
	text: string;
}

const SCORE_TEXT = { now: '交卷后立即出分。', afterMark: '批改完成后出分。', afterClose: '试卷截止后统一出分。' } as const;
const ANSWERS_TEXT = {
	now: '出分后可以查看答案与解析。',
	afterClose: '试卷截止后可以查看答案与解析。',
	never: '本卷不公布答案。',
} as const;

/** Of an earlier attempt while the student sits the same paper again. */
export const WHILE_SAT_AGAIN: Release = { score: false, answers: false, text: '你正在重做这份试卷，交卷以后再看对错、答案与解析。' };

export function releaseOf(paper: PaperRow, attempt: AttemptRow, now: number): Release {
	const closed = isClosed(paper, now);
	const score = attempt.state === 'marked' && (paper.release.score !== 'afterClose' || closed);
	const answers = score && (paper.release.answers === 'now' || (paper.release.answers === 'afterClose' && closed));
	return { score, answers, text: score ? (answers ? '' : ANSWERS_TEXT[paper.release.answers]) : SCORE_TEXT[paper.release.score] };
}

export const releaseView = ({ release }: PaperRow) => ({
	...release,
	scoreText: SCORE_TEXT[release.score],
	answersText: ANSWERS_TEXT[release.answers],
});
