import { viewerOf } from '#app/account/back-end/viewer.ts';
import { notedPlace } from '#app/notes/back-end/notes.ts';
import type { Context, Handler } from '#mock/handler.ts';
import type { PostRow } from './rows.ts';
import { answeredQuestion, savePost } from './save-post.ts';

type Request = Context<'main.courseDiscussionSave'>;

export const courseDiscussionSave: Handler<'main.courseDiscussionSave'> = (context) => {
	const viewer = viewerOf(context);
	const text = context.input.text.trim();
	if (text === '') context.fail(400, '还没有写内容', { text: '写点什么再发吧' });
	const { lessonId: aboutId, last } = notedPlace(context, viewer, context.input.lessonId, '讨论');
	const questionId = answeredQuestion(context, viewer, { aboutId, questionId: context.input.questionId });
	return savePost(context, viewer, { aboutId, questionId, text, ...placeIn(context, questionId, last) });
};

/** Only questions have a place. */
function placeIn({ input: { position } }: Request, questionId: string, last: number): Pick<PostRow, 'position'> {
	return position === undefined || questionId !== '' ? {} : { position: Math.min(position, last) };
}
