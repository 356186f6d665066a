/** Marks of answers without a key: short answers as a teacher would mark them, programs by the judge's verdict. */

import { FULL_SCORE } from '#app/judge/back-end/rules/problem-rules.ts';
import { VERDICT } from '#app/judge/back-end/rules/verdicts.ts';
import type { PointRule } from '#app/practice/back-end/rows.ts';
import type { JudgedProgram } from '../rows.ts';
import { normaliseAnswer } from './typed-answer.ts';

export interface Mark {
	/** Points, in halves. */
	score: number;
	comment: string;
}

/** Share of the points for a short answer whose question has no list of points. */
const PLAIN_SHARE = 0.8;

/** Minimum share of a point's character pairs that the answer must contain. */
const MIN_MATCHING_SHARE = 0.5;

const halves = (points: number): number => Math.round(points * 2) / 2;

/** Marks a short answer by the points of its key. The comment quotes only points that the student wrote, so it gives no key away. */
export function markShort(text: string, points: readonly PointRule[], full: number): Mark {
	if (points.length === 0) return { score: halves(full * PLAIN_SHARE), comment: '写得清楚，再举一个例子就更好了。' };
	const hit = points.filter((point) => isWritten(point.text, text));
	const score = halves((full * hit.reduce((sum, { percent }) => sum + percent, 0)) / 100);
	if (hit.length === points.length) return { score: full, comment: '要点都答到了，写得很清楚。' };
	if (hit.length === 0) return { score, comment: '没有答到要点。再读一遍题目，想想它在问什么。' };
	return { score, comment: `答到了“${hit.map((point) => point.text).join('”“')}”，还差 ${points.length - hit.length} 个要点。` };
}

function isWritten(point: string, answer: string): boolean {
	const wanted = pairsOf(point);
	const written = new Set(pairsOf(answer));
	return wanted.filter((pair) => written.has(pair)).length >= wanted.length * MIN_MATCHING_SHARE;
}

/** Pairs of neighbouring characters, without punctuation. */
function pairsOf(text: string): string[] {
	const letters = [...normaliseAnswer(text, { anyCase: true }).replaceAll(/[^\p{L}\p{N}]/gu, '')];
	return letters.length === 1 ? letters : letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
}

/** Full points for an accepted program; else the judge's score, or the share of passed cases for problems without points. */
export function markProgram({ status, score, passed, cases, breach }: JudgedProgram, full: number): Mark {
	if (breach) return { score: 0, comment: `${breach}，没有得分。` };
	if (status === VERDICT.accepted) return { score: full, comment: '全部测试点通过。' };
	if (status === VERDICT.compileError) return { score: 0, comment: '编译没有通过，没有得分。' };
	if (cases === 0) return { score: 0, comment: '程序没有运行，没有得分。' };
	const share = score === null ? passed / cases : score / FULL_SCORE;
	return { score: halves(full * share), comment: `通过了 ${cases} 个测试点中的 ${passed} 个。` };
}
