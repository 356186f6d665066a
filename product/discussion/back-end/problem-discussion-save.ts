import { viewerOf } from '#app/account/back-end/viewer.ts';
import type { Handler } from '#mock/handler.ts';
import { answeredQuestion, savePost } from './save-post.ts';

export const problemDiscussionSave: Handler<'main.problemDiscussionSave'> = (context) => {
	const viewer = viewerOf(context);
	const { problemId: aboutId, questionId } = context.input;
	const text = context.input.text.trim();
	if (text === '') context.fail(400, '还没有写内容', { text: '写点什么再发吧' });
	if (!viewer.db.find('problems', aboutId)) return context.fail(404, '没有这道题');
	return savePost(context, viewer, { aboutId, questionId: answeredQuestion(context, viewer, { aboutId, questionId }), text });
};
