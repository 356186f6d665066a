import { type AnswerValue, optionOfKey } from '#app/question/answer-options.ts';
import type { Question } from '#app/question/api-types.ts';
import type { PracticeResult, ScorePoint } from './api-types.ts';

export function isComplete({ type, blanks = 1 }: Question, value: AnswerValue): boolean {
	if (type !== 'blank') return value.some((part) => part.trim() !== '');
	return Array.from({ length: blanks }, (_item, index) => value[index] ?? '').every((part) => part.trim() !== '');
}

export const scoreOf = (points: readonly ScorePoint[], met: readonly number[]): number =>
	Math.min(
		100,
		points.reduce((sum, { percent }, index) => sum + (met.includes(index) ? percent : 0), 0),
	);

export function verdictText({ verdict, rate, mine }: PracticeResult): string {
	switch (verdict) {
		case 'right':
			return mine.state === 'mastered' ? '答对了！这道错题已经掌握' : '答对了！';
		case 'part':
			return `对了一部分，得 ${rate}%`;
		case 'wrong':
			return '这次没答对，看看解析再来一遍';
		case 'pending':
			return '对照评分点，给自己打个分';
	}
}

export type PracticeKey = { move: 1 | -1 } | { choose: string } | 'go on';

interface Pressed extends Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'> {
	target: EventTarget | null;
	isComposing?: boolean;
}

const TEXT_FIELDS = 'textarea, input:not([type=radio]):not([type=checkbox])';
const CONTROLS = 'button, a, summary, select';

/** The meaning of a key; null for none. Keys as in an exam; Enter submits, and goes on after the answer. */
export function practiceKey(
	{ key, ctrlKey, metaKey, altKey, shiftKey, target, isComposing }: Pressed,
	question: Question,
): PracticeKey | null {
	if (altKey || isComposing || (target instanceof Element && target.closest('[data-own-keys]'))) return null;
	const on = (selector: string): boolean => target instanceof Element && target.matches(selector);
	if (ctrlKey || metaKey) return key === 'Enter' ? 'go on' : null;
	if (shiftKey || on('textarea')) return null;
	if (key === 'Enter') return on(CONTROLS) ? null : 'go on';
	if (on(TEXT_FIELDS)) return null;
	if (key === 'ArrowRight') return { move: 1 };
	if (key === 'ArrowLeft') return { move: -1 };
	const option = optionOfKey(question, key);
	return option === null ? null : { choose: option };
}
