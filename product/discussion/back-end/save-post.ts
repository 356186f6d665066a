import type { Viewer } from '#app/account/back-end/viewer.ts';
import type { RequestContext } from '#mock/context.ts';
import { isStaff, postView, reviewReason, visiblePost } from './discussion.ts';
import type { PostRow, Question } from './rows.ts';

type NewPost = Pick<PostRow, 'aboutId' | 'questionId' | 'position' | 'text'>;

/** The question that is answered, '' for none. */
export function answeredQuestion(
	context: RequestContext<unknown>,
	viewer: Viewer,
	{ aboutId, questionId }: { aboutId: string; questionId: string | undefined },
): string {
	if (questionId === undefined) return '';
	const question = visiblePost(context, viewer, questionId);
	if (question.aboutId !== aboutId || question.questionId !== '') return context.fail(404, '这条提问已经不在了，可能删掉了');
	return question.state === 'shown' ? question.id : context.fail(403, '这条提问还没有公开，先不能回答');
}

export function savePost(context: RequestContext<unknown>, viewer: Viewer, post: NewPost): Question {
	const { db, user } = viewer;
	const teacher = isStaff(user);
	const reason = teacher ? null : reviewReason(post.text);
	const row = db.insert<PostRow>('discussion-posts', {
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
	return { ...postView(viewer, row), answers: [] };
}
