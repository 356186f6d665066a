import type { UserRow } from '#app/account/back-end/rows.ts';
import type { Viewer } from '#app/account/back-end/viewer.ts';
import type { RequestContext } from '#mock/context.ts';
import type { Post, PostRow } from './rows.ts';

const STAFF = ['Admin', 'Editor'];

export const isStaff = ({ roles }: UserRow): boolean => roles?.some((role) => STAFF.includes(role)) ?? false;

/** Only its author and teachers see a post that waits for moderation or was hidden by it. */
export const maySee = ({ user }: Viewer, post: PostRow): boolean => post.state === 'shown' || post.userId === user.id || isStaff(user);

export function postView({ user }: Viewer, post: PostRow): Post {
	const { helpfulBy, helpfulOthers, userId } = post;
	return { ...post, mine: userId === user.id, helpfulCount: helpfulOthers + helpfulBy.length, helpful: helpfulBy.includes(user.id) };
}

const CONTACT = /1[3-9]\d{9}|(qq|微信|vx|加我)\D{0,6}[\w-]{5,}|https?:|www\./i;

/** Why a teacher must look at a text first; null if nothing speaks against it. Children shall not hand out how to reach them. */
export const reviewReason = (text: string): string | null =>
	CONTACT.test(text.normalize('NFKC')) ? '里面像是有联系方式或网址，老师看过以后大家才能看到' : null;

export function visiblePost(context: RequestContext<unknown>, viewer: Viewer, postId: string): PostRow {
	const post = viewer.db.find<PostRow>('discussion-posts', postId);
	return post && maySee(viewer, post) ? post : context.fail(404, '这条内容已经不在了，可能删掉了');
}
