import { viewerOf } from '#app/account/back-end/viewer.ts';
import type { Handler } from '#mock/handler.ts';
import { visiblePost } from './discussion.ts';

export const courseDiscussionRemove: Handler<'main.courseDiscussionRemove'> = (context) => {
	const viewer = viewerOf(context);
	const { id, userId } = visiblePost(context, viewer, context.input.postId);
	if (userId !== viewer.user.id) return context.fail(403, '只能删除自己写的');
	if (viewer.db.rowsBy('discussion-posts', 'questionId', id).length > 0) return context.fail(403, '已经有人回答，不能删除了');
	viewer.db.remove('discussion-posts', id);
	return { postId: id };
};
