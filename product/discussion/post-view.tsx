import { type ReactNode, useState } from 'react';
import { formatAgo, formatTime } from '#src/lib/format-time.ts';
import { parseTime } from '#src/lib/parse-time.ts';
import { useClock } from '#src/pages/use-clock.ts';
import { useFeedback } from '#src/pages/use-feedback.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import styles from './discussion.module.css';
import type { DiscussionCalls, Failure, Post } from './discussion-types.ts';

const FLAGS = {
	pending: { label: '待审核', tone: 'warn', why: '老师看过以后，大家就能看到' },
	hidden: { label: '已隐藏', tone: 'mute', why: '现在只有你自己能看到' },
} as const;

export interface PostViewProps {
	post: Post;
	calls: DiscussionCalls;
	/** Why marking and removing are off; null otherwise. */
	closed: string | null;
	removable: boolean;
	/** Beside the author, e.g. the position in the film. */
	place?: ReactNode;
	/** More buttons. */
	children?: ReactNode;
}

export function PostView({ post, calls, closed, removable, place, children }: PostViewProps) {
	const [failure, setFailure] = useState<Failure>(null);
	const { confirm } = useFeedback();
	const flag = post.state === 'shown' ? null : FLAGS[post.state];
	const remove = async (): Promise<void> => {
		if (await confirm({ title: '删除', text: '删掉以后就找不回来了，确定要删吗？' })) setFailure(await calls.remove(post.id));
	};
	return (
		<>
			<p className={styles.head}>
				<span className="strong">{post.mine ? '我' : post.author}</span>
				{post.teacher && <Badge label="老师" tone="ok" />}
				{flag && <Badge label={flag.label} tone={flag.tone} />}
				{place}
				<PostTime at={post.at} />
			</p>
			<p className={styles.text}>{post.text}</p>
			{flag && <p className={styles.quiet}>{post.stateText ?? flag.why}</p>}
			{failure !== null && (
				<p className={styles.failure} role="alert">
					{failure}
				</p>
			)}
			{closed === null && (
				<div className={styles.tools}>
					{post.state === 'shown' && (
						<Helpful post={post} onPress={async () => setFailure(await calls.markHelpful(post.id, !post.helpful))} />
					)}
					{children}
					{removable && <Button label="删除" kind="text" onPress={remove} />}
				</div>
			)}
		</>
	);
}

/** The author cannot mark the own post, but sees how many others did. */
function Helpful({ post, onPress }: { post: Post; onPress: () => Promise<void> }) {
	const count = post.helpfulCount > 0 ? ` ${post.helpfulCount}` : '';
	if (post.mine) return count === '' ? null : <span className={styles.count}>{post.helpfulCount} 人觉得有帮助</span>;
	return <Button label={`有帮助${count}`} icon="heart" kind="text" pressed={post.helpful} onPress={onPress} />;
}

function PostTime({ at }: { at: string }) {
	const { now } = useClock();
	const date = parseTime(at);
	if (!date) return null;
	return (
		<time className="caption" dateTime={at} title={formatTime(date, 'YYYY-MM-DD HH:mm')}>
			{formatAgo(date.getTime(), now())}
		</time>
	);
}
