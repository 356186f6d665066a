import type { ContentPosition } from '#app/course/content-position.tsx';

/** A question or an answer. The server leaves out what moderation hides from this user. */
export interface Post {
	id: string;
	text: string;
	author: string;
	/** Written by a teacher. */
	teacher: boolean;
	mine: boolean;
	at: string;
	state: 'shown' | 'pending' | 'hidden';
	/** Why the post is pending or hidden; for its author. */
	stateText?: string;
	helpfulCount: number;
	/** Whether this user marked it as helpful. */
	helpful: boolean;
}

export interface Question extends Post {
	/** Second of a video or page of a document that the question is about. */
	position?: number;
	answers: Post[];
}

/** Error message; null on success. */
export type Failure = string | null;

/** The writes of a discussion. Each refreshes the list once it has succeeded. */
export interface DiscussionCalls {
	ask(text: string, position: number | undefined): Promise<Failure>;
	answer(questionId: string, text: string): Promise<Failure>;
	markHelpful(postId: string, helpful: boolean): Promise<Failure>;
	/** For the user's own posts. A question that was answered cannot be removed. */
	remove(postId: string): Promise<Failure>;
}

export interface DiscussionProps {
	/** The lesson or problem that is discussed, e.g. `lesson c01-1-1`. Drafts are stored under it. */
	subject: string;
	/** Newest first. */
	questions: readonly Question[];
	calls: DiscussionCalls;
	/** The film or document that questions may point into. */
	content?: ContentPosition | null;
	/** Invites to ask, e.g. 哪里没听懂？. */
	hint: string;
	/** Why this user cannot write here, e.g. after leaving school. */
	closed?: string | null;
}
