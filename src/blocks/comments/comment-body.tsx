import type { ReactNode } from 'react';
import type { CommentReplies } from '#generated/block-types.ts';
import { formatAgo, formatTime } from '#src/lib/format-time.ts';
import { parseTime } from '#src/lib/parse-time.ts';
import { usePageEnvironment } from '#src/pages/page-environment.tsx';
import type { PageScope } from '#src/pages/page-scope.ts';
import { Badges } from '#src/ui/badge.tsx';
import { RichText } from '#src/ui/rich-text/rich-text.tsx';
import { toLabels } from '#src/ui/value-view.tsx';
import { Avatar } from './avatar.tsx';
import styles from './comments-block.module.css';

interface CommentBodyProps {
	shown: Omit<CommentReplies, 'source'>;
	scope: PageScope;
	small?: boolean;
	children: ReactNode;
}

export function CommentBody({ shown, scope, small = false, children }: CommentBodyProps) {
	const author = shown.author ? scope.shown(shown.author) : null;
	return (
		<article className={styles.comment} {...(author && { 'aria-label': author })}>
			{author !== null && <Avatar url={shown.avatar && scope.read(shown.avatar)} name={author} small={small} />}
			<div className={styles.content}>
				<header className={styles.head}>
					{author && <strong className={styles.author}>{author}</strong>}
					<Badges labels={toLabels(shown.badges?.map((badge) => scope.read(badge)))} />
					{shown.time && <RelativeTime value={scope.read(shown.time)} />}
				</header>
				{shown.html ? (
					<RichText content={scope.shown(shown.html)} format="html" />
				) : (
					<p className={styles.text}>{scope.shown(shown.text)}</p>
				)}
				{children}
			</div>
		</article>
	);
}

function RelativeTime({ value }: { value: unknown }) {
	const { now } = usePageEnvironment();
	const time = parseTime(value);
	if (!time) return null;
	return (
		<time className={styles.time} dateTime={time.toISOString()} data-tooltip={formatTime(time, 'YYYY-MM-DD HH:mm')}>
			{formatAgo(time.getTime(), now())}
		</time>
	);
}
