import { viewerOf } from '#app/account/back-end/viewer.ts';
import type { Handler } from '#mock/handler.ts';
import { postView, visiblePost } from './discussion.ts';
import type { PostRow } from './rows.ts';

export const courseDiscussionHelpfulSave: Handler<'main.courseDiscussionHelpfulSave'> = (context) => {
	const viewer = viewerOf(context);
	const { postId, helpful } = context.input;
	const post = visiblePost(context, viewer, postId);
	const own = viewer.user.id;
	if (post.userId === own) return context.fail(403, '自己写的不能标为有帮助');
	const others = post.helpfulBy.filter((id) => id !== own);
	return postView(viewer, viewer.db.update<PostRow>('discussion-posts', post.id, { helpfulBy: helpful ? [...others, own] : others }));
};
