import type { DataOf } from '#generated/api/operations.ts';
import type { Row } from '#mock/store/store.ts';

export type Post = DataOf<'main.courseDiscussionHelpfulSave'>;
export type Question = DataOf<'main.courseDiscussionSave'>;

/** A question or an answer. */
export interface PostRow extends Row, Omit<Post, 'id' | 'mine' | 'helpful' | 'helpfulCount'> {
	/** The lesson that it is about. */
	aboutId: string;
	/** The question that is answered; '' for a question. */
	questionId: string;
	/** Unset for people who have no account here. */
	userId?: string;
	position?: number;
	/** Marks of people who have no account here. */
	helpfulOthers: number;
	helpfulBy: string[];
}
