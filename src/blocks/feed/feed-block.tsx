import type { KeyboardEvent } from 'react';
import type { FeedBlock as FeedSpec } from '#generated/block-types.ts';
import * as texts from '#generated/messages/blocks/feed.ts';
import { classNames } from '#src/lib/class-names.ts';
import type { BlockProps } from '#src/pages/page-definition.ts';
import { useEmptyNotice } from '#src/pages/use-empty-notice.ts';
import { useLink } from '#src/pages/use-link.ts';
import { groupRows, type RowGroup, useRows } from '#src/pages/use-rows.ts';
import { useScope } from '#src/pages/use-scope.ts';
import { type Selection, useSelection } from '#src/pages/use-selection.ts';
import { EmptyNotice } from '#src/ui/empty-notice.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { Pagination } from '#src/ui/pagination.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import styles from './feed-block.module.css';
import { FeedEntry } from './feed-entry.tsx';

// Loaded lazily, since few lists use it.
const SelectionBar = lazyComponent(async () => (await import('#src/ui/selection-bar.tsx')).SelectionBar);

export function FeedBlock({ block }: BlockProps<'feed'>) {
	const scope = useScope();
	const emptyNotice = useEmptyNotice();
	const list = useRows(block.source, block.key);
	const { rows, paging, outdated } = list;
	const label = scope.text(block.label);
	const selection = useSelection(block.select, list, label);
	const words = scope.shown(block.highlight);
	return (
		<div>
			{selection && <SelectionBar {...selection.bar} all={selection.all} />}
			{rows.length === 0 ? (
				<EmptyNotice {...emptyNotice(block)} />
			) : (
				// biome-ignore lint/a11y/noStaticElementInteractions: its links take the focus; the arrow keys are a shortcut between them
				<div className={classNames(styles.feed, outdated && styles.outdated)} aria-busy={outdated || undefined} onKeyDown={goToNeighbour}>
					{groupRows(rows, block).map((part) => (
						<Group key={part.title} block={block} group={part} label={label} words={words} selection={selection} />
					))}
				</div>
			)}
			{paging && <Pagination {...paging} label={label} onOpen={paging.open} />}
		</div>
	);
}

interface GroupProps {
	block: FeedSpec;
	group: RowGroup;
	label: string;
	words: string;
	selection: Selection | undefined;
}

function Group({ block, group: { title, rows }, label, words, selection }: GroupProps) {
	const scope = useScope();
	const first = rows[0]?.scope ?? scope;
	const link = useLink()(block.more, first);
	const more = !block.moreWhen || first.read(block.moreWhen) ? link : null;
	const list = (
		<ul className={styles.list} aria-label={title || label}>
			{rows.map((row) => (
				<li key={row.key}>
					<FeedEntry block={block} row={row} words={words} selection={selection} />
				</li>
			))}
		</ul>
	);
	if (title === '') return list;
	return (
		<section aria-label={title}>
			<div className={styles.head}>
				<h2 className={styles.heading}>{title}</h2>
				{more && (
					<a className={styles.more} {...more}>
						{texts.all}
						<VisuallyHidden>{texts.allOf({ title })}</VisuallyHidden>
					</a>
				)}
			</div>
			{list}
		</section>
	);
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

function goToNeighbour(event: KeyboardEvent<HTMLElement>): void {
	const step = STEPS[event.key];
	if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
	const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a[data-entry]')];
	const next = links[links.indexOf(event.target as HTMLElement) + step];
	if (!next || !links.includes(event.target as HTMLElement)) return;
	event.preventDefault();
	next.focus();
}
