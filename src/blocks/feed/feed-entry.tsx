import type { FeedBlock } from '#generated/block-types.ts';
import * as texts from '#generated/messages/blocks/feed.ts';
import { classNames } from '#src/lib/class-names.ts';
import { formatAgo, formatTime } from '#src/lib/format-time.ts';
import { parseTime } from '#src/lib/parse-time.ts';
import type { PageScope } from '#src/pages/page-scope.ts';
import { readBadges } from '#src/pages/read-badges.ts';
import { useClock } from '#src/pages/use-clock.ts';
import { useLink } from '#src/pages/use-link.ts';
import type { Row } from '#src/pages/use-rows.ts';
import type { Selection } from '#src/pages/use-selection.ts';
import { Badges } from '#src/ui/badge.tsx';
import { Icon } from '#src/ui/icons.tsx';
import { MarkedText } from '#src/ui/marked-text.tsx';
import { PickBox } from '#src/ui/pick-box.tsx';
import { Picture } from '#src/ui/picture.tsx';
import styles from './feed-entry.module.css';

interface FeedEntryProps {
	block: FeedBlock;
	row: Row;
	words: string;
	selection: Selection | undefined;
}

/** Only the heading is the link, so it names the link; the link's hit area covers the entry. */
export function FeedEntry({ block, row: { key, scope }, words, selection }: FeedEntryProps) {
	const link = useLink()(block.opens, scope);
	const title = <MarkedText text={scope.shown(block.title)} words={words} />;
	const text = scope.text(block.text);
	const unread = Boolean(block.unread && scope.read(block.unread));
	return (
		<article className={classNames(styles.entry, selection?.chosen.has(key) && styles.picked)} data-unread={unread || undefined}>
			{selection && (
				<div className={styles.pick}>
					<PickBox
						name={scope.shown(block.title)}
						checked={selection.chosen.has(key)}
						onToggle={(on, range) => selection.toggle(key, on, range)}
					/>
				</div>
			)}
			<Side block={block} scope={scope} />
			<div className={styles.body}>
				<h3 className={styles.title}>
					{unread && <span className={styles.unread}>{texts.unread}</span>}
					{link ? (
						<a className={styles.link} {...link} data-entry="">
							{title}
						</a>
					) : (
						title
					)}
				</h3>
				{text && (
					<p className={styles.text} data-tooltip="">
						<MarkedText text={text} words={words} />
					</p>
				)}
				<Foot block={block} scope={scope} />
			</div>
		</article>
	);
}

function Side({ block, scope }: { block: FeedBlock; scope: PageScope }) {
	const image = block.image ? scope.read(block.image) : null;
	const icon = block.icon ? scope.read(block.icon) : null;
	if (image) {
		return (
			<span className={block.round ? styles.face : styles.picture}>
				<Picture url={image} alt="" ratio={block.round ? '1/1' : '16/10'} />
			</span>
		);
	}
	return icon ? (
		<span className={styles.icon} aria-hidden="true">
			<Icon name={String(icon)} />
		</span>
	) : null;
}

function Foot({ block, scope }: { block: FeedBlock; scope: PageScope }) {
	const now = useClock().now();
	const time = block.time ? parseTime(scope.read(block.time)) : null;
	const note = scope.text(block.note);
	const pinned = Boolean(block.pinned && scope.read(block.pinned));
	const badges = readBadges(block.badges, scope);
	if (!time && !note && !pinned && badges.length === 0) return null;
	return (
		<p className={styles.foot}>
			{pinned && (
				<span className={styles.pinned}>
					<Icon name="pin" />
					{texts.pinned}
				</span>
			)}
			<Badges labels={badges} />
			{note && <span>{note}</span>}
			{time && (
				<time dateTime={time.toISOString()}>
					{formatAgo(time.getTime(), now)} · {formatTime(time, 'YYYY-MM-DD HH:mm')}
				</time>
			)}
		</p>
	);
}
