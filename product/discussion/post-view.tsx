import { type ReactNode, useState } from 'react';
import threadStyles from '#app/thread/thread.module.css';
import { type Failure, write } from '#app/thread/write.ts';
import { formatAgo, formatTime } from '#src/lib/format-time.ts';
import { parseTime } from '#src/lib/parse-time.ts';
import { useClock } from '#src/pages/use-clock.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import styles from './discussion.module.css';
import type { DiscussionEvents, Post } from './discussion-rules.ts';

const FLAGS = {
	pending: { label: '待审核', tone: 'warn', why: '老师看过以后，大家就能看到' },
	hidden: { label: '已隐藏', tone: 'mute', why: '现在只有你自己能看到' },
} as const;

export interface PostViewProps {
	post: Post;
	on: DiscussionEvents;
	/** Why marking and removing are off; null otherwise. */
	closed: string | null;
	removable: boolean;
	/** Beside the author, e.g. the position in the film. */
	place?: ReactNode;
	/** More buttons. */
	children?: ReactNode;
}

export function PostView({ post, on, closed, removable, place, children }: PostViewProps) {
	const [failure, setFailure] = useState<Failure>(null);
	const flag = post.state === 'shown' ? null : FLAGS[post.state];
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
			{failure && (
				<p className={threadStyles.failure} role="alert">
					{failure}
				</p>
			)}
			{closed === null && (
				<div className={styles.tools}>
					{post.state === 'shown' && (
						<Helpful
							post={post}
							onPress={async () => setFailure(await write((watch) => on.marks?.({ postId: post.id, helpful: !post.helpful }, watch)))}
						/>
					)}
					{children}
					{removable && (
						<Button label="删除" kind="text" onPress={async () => setFailure(await write((watch) => on.removes?.(post.id, watch)))} />
					)}
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
