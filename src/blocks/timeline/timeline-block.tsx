import type { TimelineBlock as TimelineSpec } from '#generated/block-types.ts';
import * as texts from '#generated/messages/blocks/timeline.ts';
import { classNames } from '#src/lib/class-names.ts';
import { parseTime } from '#src/lib/parse-time.ts';
import { Blocks } from '#src/pages/blocks.tsx';
import { WithScope } from '#src/pages/page-context.tsx';
import type { BlockProps } from '#src/pages/page-definition.ts';
import type { PageScope } from '#src/pages/page-scope.ts';
import { useClock } from '#src/pages/use-clock.ts';
import { useLink } from '#src/pages/use-link.ts';
import { useRows } from '#src/pages/use-rows.ts';
import { useScope } from '#src/pages/use-scope.ts';
import { Badge } from '#src/ui/badge.tsx';
import { EmptyNotice } from '#src/ui/empty-notice.tsx';
import { Icon } from '#src/ui/icons.tsx';
import { Pagination } from '#src/ui/pagination.tsx';
import { toLabel } from '#src/ui/to-label.ts';
import styles from './timeline-block.module.css';

const FORMAT = 'MM-DD HH:mm';

export function TimelineBlock({ block }: BlockProps<'timeline'>) {
	const scope = useScope();
	const { now } = useClock();
	const { rows, paging, outdated } = useRows(block.source, block.key);
	const label = scope.text(block.label);
	const times = rows.map((row) => parseTime(block.time && row.scope.read(block.time))?.getTime() ?? null);
	// The newest entry is never on a later page.
	const newest = paging && paging.page > 1 ? null : newestOf(times, now());
	return (
		<div>
			{rows.length === 0 ? (
				<EmptyNotice text={scope.text(block.empty)} />
			) : (
				<ol className={classNames(styles.timeline, outdated && styles.outdated)} aria-label={label} aria-busy={outdated || undefined}>
					{orderOf(times, block.sort ?? 'given').map((place) => {
						const row = rows[place];
						return row && <Entry key={row.key} block={block} scope={row.scope} time={times[place] ?? null} newest={place === newest} />;
					})}
				</ol>
			)}
			{paging && <Pagination {...paging} label={label} onOpen={paging.open} />}
		</div>
	);
}

interface EntryProps {
	block: TimelineSpec;
	scope: PageScope;
	/** Epoch ms. */
	time: number | null;
	newest: boolean;
}

function Entry({ block, scope, time, newest }: EntryProps) {
	const { times } = useClock();
	const link = useLink()(block.opens, scope);
	const title = scope.shown(block.title);
	const text = scope.text(block.text);
	const badge = block.badge ? scope.read(block.badge) : null;
	const current = block.current ? scope.read(block.current) : false;
	return (
		<li
			className={styles.entry}
			data-tone={(block.tone && scope.read(block.tone)) || 'info'}
			data-newest={newest || current || undefined}
			aria-current={current ? 'step' : undefined}
		>
			<Marker block={block} scope={scope} />
			<div className={styles.body}>
				{time !== null && (
					<p className={styles.meta}>
						<time dateTime={new Date(time).toISOString()}>{times.format(new Date(time), block.format ?? FORMAT, block.timeKind)}</time>
						{newest && <span className={styles.newest}>{scope.text(block.latest) || texts.newest}</span>}
					</p>
				)}
				<p className={styles.title}>
					{link ? <a {...link}>{title}</a> : title}
					{badge !== null && badge !== undefined && badge !== '' && <Badge {...toLabel(badge)} />}
				</p>
				{text && <p className="muted">{text}</p>}
				{block.blocks && (
					<WithScope scope={scope}>
						<Blocks blocks={block.blocks} />
					</WithScope>
				)}
			</div>
		</li>
	);
}

function Marker({ block, scope }: Pick<EntryProps, 'block' | 'scope'>) {
	const icon = scope.shown(block.icon);
	const number = scope.shown(block.number);
	return (
		<span className={classNames(styles.point, (icon || number) && styles.large)} aria-hidden="true">
			{number || (icon && <Icon name={icon} />)}
		</span>
	);
}

export function newestOf(times: readonly (number | null)[], now: number): number | null {
	let newest: number | null = null;
	for (const [index, time] of times.entries()) {
		if (time === null || time > now) continue;
		if (newest === null || time > (times[newest] ?? 0)) newest = index;
	}
	return newest;
}

/** Indexes in display order. The sort is stable; entries without a time come last. */
export function orderOf(times: readonly (number | null)[], sort: 'given' | 'newest' | 'oldest'): number[] {
	const places = times.map((_, index) => index);
	if (sort === 'given') return places;
	const sign = sort === 'newest' ? -1 : 1;
	return places.sort((a, b) => compare(times[a] ?? null, times[b] ?? null, sign));
}

function compare(a: number | null, b: number | null, sign: number): number {
	if (a === null || b === null) return Number(a === null) - Number(b === null);
	return sign * (a - b);
}
