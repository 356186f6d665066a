import type { components } from '#generated/api/main.ts';
import type { ComponentProps } from '#generated/component-props.ts';

/** A question or an answer. The server leaves out what moderation hides from this user. */
export type Post = components['schemas']['DiscussionPost'];
export type Question = components['schemas']['DiscussionQuestion'];

export type DiscussionProps = ComponentProps['discussion#Discussion'];

/** Writes of the page. */
export type DiscussionEvents = NonNullable<DiscussionProps['on']>;

export const POST_ERRORS = { empty: '写点什么再发吧', tooLong: '最多 1000 个字，请写短一点' } as const;

/** Teachers' answers first, then the most helpful ones, then the oldest. */
export const inReadingOrder = (answers: readonly Post[]): Post[] =>
	[...answers].sort(
		(one, other) =>
			Number(other.teacher) - Number(one.teacher) || other.helpfulCount - one.helpfulCount || Date.parse(one.at) - Date.parse(other.at),
	);

/** Summary of a question's answers; only shown answers count. */
export function answersText({ answers }: Pick<Question, 'answers'>): string {
	const shown = answers.filter(({ state }) => state === 'shown');
	if (shown.length === 0) return '还没有人回答';
	return `${shown.length} 个回答${shown.some(({ teacher }) => teacher) ? '，老师答过了' : ''}`;
}
