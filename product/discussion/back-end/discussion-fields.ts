import { viewerOf } from '#app/account/back-end/viewer.ts';
import type { ComputeFields } from '#mock/handler.ts';
import { maySee, postView } from './discussion.ts';
import type { PostRow } from './rows.ts';

/** Adds the answers to the questions that the user may see. */
export const discussionFields: ComputeFields<PostRow> = (request) => {
	const viewer = viewerOf(request);
	return {
		row(post) {
			if (post.questionId !== '' || !maySee(viewer, post)) return { listed: false };
			const answers = viewer.db.rowsBy<PostRow>('discussion-posts', 'questionId', post.id).filter((answer) => maySee(viewer, answer));
			return { listed: true, ...postView(viewer, post), answers: answers.map((answer) => postView(viewer, answer)) };
		},
	};
};
