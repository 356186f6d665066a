import type { Post, Question } from './discussion-types.ts';

/** Maximum length that the server accepts, in characters. */
export const LONGEST_POST = 1000;

/** Teachers' answers first, then the most helpful ones, then the oldest. */
export const inReadingOrder = (answers: readonly Post[]): Post[] =>
	[...answers].sort(
		(one, other) =>
			Number(other.teacher) - Number(one.teacher) || other.helpfulCount - one.helpfulCount || Date.parse(one.at) - Date.parse(other.at),
	);

export function postError(text: string): string {
	if (text.trim() === '') return '写点什么再发吧';
	return [...text].length > LONGEST_POST ? `最多 ${LONGEST_POST} 个字，请写短一点` : '';
}

/** Summary of a question's answers; only shown answers count. */
export function answersText({ answers }: Pick<Question, 'answers'>): string {
	const shown = answers.filter(({ state }) => state === 'shown');
	if (shown.length === 0) return '还没有人回答';
	return `${shown.length} 个回答${shown.some(({ teacher }) => teacher) ? '，老师答过了' : ''}`;
}
