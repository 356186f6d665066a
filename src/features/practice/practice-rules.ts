import { type AnswerValue, optionsOf } from '#src/ui/answer-fields/answer-options.ts';
import type { PracticeResult, Question, QuestionKey, ScorePoint } from './api-types.ts';

export function isComplete({ type, blanks = 1 }: Question, value: AnswerValue): boolean {
	if (type !== 'blank') return value.some((part) => part.trim() !== '');
	return Array.from({ length: blanks }, (_item, index) => value[index] ?? '').every((part) => part.trim() !== '');
}

/** The right answer in words; '' for a short answer, which has score points instead. */
export function answerText(question: Question, { answer }: QuestionKey): string {
	const marks = new Map(optionsOf(question).map(({ key, mark }) => [key, mark]));
	return answer.map((part) => marks.get(part) ?? part).join(question.type === 'blank' ? '；' : '、');
}

export const scoreOf = (points: readonly ScorePoint[], met: readonly number[]): number =>
	Math.min(
		100,
		points.reduce((sum, { percent }, index) => sum + (met.includes(index) ? percent : 0), 0),
	);

export function verdictText({ verdict, rate }: PracticeResult): string {
	switch (verdict) {
		case 'right':
			return '答对了！';
		case 'part':
			return `对了一部分，得 ${rate}%`;
		case 'wrong':
			return '这次没答对，看看解析再来一遍';
		case 'pending':
			return '对照评分点，给自己打个分';
	}
}
