import type { Context, Handler } from '#mock/handler.ts';
import { refuseReadonly, type Viewer, viewerOf } from '#mock/handlers/request/viewer.ts';
import type { PostRow } from '#mock/rows/learning.ts';
import { isStaff, postView, reviewReason, visiblePost } from './discussion.ts';
import { notedPlace } from './notes.ts';

type Request = Context<'main.courseDiscussionSave'>;

export const courseDiscussionSave: Handler<'main.courseDiscussionSave'> = (context) => {
	const viewer = viewerOf(context);
	refuseReadonly(context, viewer);
	const text = context.input.text.trim();
	if (text === '') context.fail(400, '还没有写内容', { text: '写点什么再发吧' });
	const { lessonId: aboutId, last } = notedPlace(context, viewer, context.input.lessonId, '讨论');
	const questionId = answeredQuestion(context, viewer, aboutId);
	const twin = viewer.db
		.rowsBy<PostRow>('discussion-posts', 'aboutId', aboutId)
		.find((post) => post.userId === viewer.user.id && post.questionId === questionId && post.text === text);
	return postView(viewer, twin ?? addPost(context, viewer, { aboutId, questionId, text, ...placeIn(context, questionId, last) }));
};

/** Only questions have a place. */
function placeIn({ input: { position } }: Request, questionId: string, last: number): Pick<PostRow, 'position'> {
	return position === undefined || questionId !== '' ? {} : { position: Math.min(position, last) };
}

function answeredQuestion(context: Request, viewer: Viewer, aboutId: string): string {
	const { questionId } = context.input;
	if (questionId === undefined) return '';
	const question = visiblePost(context, viewer, questionId);
	if (question.aboutId !== aboutId || question.questionId !== '') return context.fail(404, '这条提问已经不在了，可能删掉了');
	return question.state === 'shown' ? question.id : context.fail(403, '这条提问还没有公开，先不能回答');
}

function addPost(context: Request, { db, user }: Viewer, post: Pick<PostRow, 'aboutId' | 'questionId' | 'position' | 'text'>): PostRow {
	const teacher = isStaff(user);
	const reason = teacher ? null : reviewReason(post.text);
	return db.insert<PostRow>('discussion-posts', {
		...post,
		id: context.newId('post'),
		userId: user.id,
		author: user.nickname,
		teacher,
		at: context.isoNow(),
		state: reason === null ? 'shown' : 'pending',
		...(reason !== null && { stateText: reason }),
		helpfulOthers: 0,
		helpfulBy: [],
	});
}
