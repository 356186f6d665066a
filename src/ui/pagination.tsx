import { useRef } from 'react';
import * as texts from '#generated/messages/ui/pagination.ts';
import { Icon } from './icons.tsx';
import styles from './pagination.module.css';

export interface PaginationProps {
	page: number;
	pageCount: number;
	total: number;
	label: string;
	onOpen: (page: number) => void;
}

/** Stands right after its list. */
export function Pagination({ page, pageCount, total, label, onOpen }: PaginationProps) {
	const nav = useRef<HTMLElement>(null);
	const open = (next: number): void => {
		onOpen(next);
		// On a phone the first rows of the new page would be far above the window.
		const list = nav.current?.previousElementSibling;
		if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView();
	};
	if (pageCount <= 1 && page === 1) return total > 0 ? <p className={styles.total}>{texts.total({ count: total })}</p> : null;
	return (
		<nav ref={nav} className={styles.pagination} aria-label={label ? texts.pagesOf({ label }) : texts.pages}>
			<span className={styles.total}>{texts.total({ count: total })}</span>
			<Step label={texts.previous} icon="chevron-left" to={Math.min(page - 1, pageCount)} disabled={page <= 1} onOpen={open} />
			<ul className={styles.pages}>
				{pageList(page, pageCount).map((entry) => (
					<li key={entry}>
						{entry < 0 ? (
							<span className={styles.gap} aria-hidden="true">
								…
							</span>
						) : (
							<button
								type="button"
								className={styles.page}
								aria-label={texts.page({ number: entry })}
								aria-current={entry === page ? 'page' : undefined}
								onClick={() => entry !== page && open(entry)}
							>
								{entry}
							</button>
						)}
					</li>
				))}
			</ul>
			<span className={styles.short} aria-hidden="true">
				{page} / {pageCount}
			</span>
			<Step label={texts.next} icon="chevron-right" to={page + 1} disabled={page >= pageCount} onOpen={open} />
		</nav>
	);
}

interface StepProps {
	label: string;
	icon: string;
	to: number;
	disabled: boolean;
	onOpen: (page: number) => void;
}

function Step({ label, icon, to, disabled, onOpen }: StepProps) {
	return (
		<button type="button" className={styles.page} aria-label={label} data-tooltip={label} disabled={disabled} onClick={() => onOpen(to)}>
			<Icon name={icon} />
		</button>
	);
}

const AROUND = 2;

/** Page numbers to show: the first, the last and those around the current page; a negative number is a gap. */
export function pageList(page: number, pageCount: number): readonly number[] {
	const from = Math.max(2, Math.min(page - AROUND, pageCount - 2 * AROUND));
	const to = Math.min(pageCount - 1, Math.max(page + AROUND, 2 * AROUND + 1));
	const middle = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
	return [1, ...(from > 2 ? [-1] : []), ...middle, ...(to < pageCount - 1 ? [-2] : []), ...(pageCount > 1 ? [pageCount] : [])];
}
