import type { Row } from '#mock/store/store.ts';

/** A question or an answer. */
export interface PostRow extends Row {
	/** The lesson that it is about. */
	aboutId: string;
	/** The question that is answered; '' for a question. */
	questionId: string;
	/** Unset for people who have no account here. */
	userId?: string;
	author: string;
	teacher: boolean;
	position?: number;
	text: string;
	at: string;
	state: 'shown' | 'pending' | 'hidden';
	stateText?: string;
	/** Marks of people who have no account here. */
	helpfulOthers: number;
	helpfulBy: string[];
}
