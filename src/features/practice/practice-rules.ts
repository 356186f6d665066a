import type { PracticeResult, Question, QuestionKey, ScorePoint } from './api-types.ts';

/** Choice letters, `right` or `wrong`, one text per blank, or one text. */
export type Value = readonly string[];

export const JUDGE_OPTIONS = [
	{ key: 'right', label: '对' },
	{ key: 'wrong', label: '错' },
] as const;

export function isComplete({ type, blanks = 1 }: Question, value: Value): boolean {
	if (type !== 'blank') return value.some((part) => part.trim() !== '');
	return Array.from({ length: blanks }, (_item, index) => value[index] ?? '').every((part) => part.trim() !== '');
}

/** The value after pressing an option. Letters stay in order. */
export function choose({ type }: Question, value: Value, key: string): Value {
	if (type !== 'multiple') return [key];
	return value.includes(key) ? value.filter((each) => each !== key) : [...value, key].sort();
}

export function fillBlank(value: Value, index: number, text: string): Value {
	const length = Math.max(value.length, index + 1);
	return Array.from({ length }, (_item, at) => (at === index ? text : (value[at] ?? '')));
}

/** The right answer in words; '' for a short answer, which has score points instead. */
export function answerText({ type }: Question, { answer }: QuestionKey): string {
	if (type === 'judge') return JUDGE_OPTIONS.find(({ key }) => key === answer[0])?.label ?? '';
	return answer.join(type === 'blank' ? '；' : '、');
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
