import { useRef } from 'react';
import * as texts from '#generated/messages/ui/pagination.ts';
import { ButtonLabel } from './button-label.tsx';
import { Icon } from './icons.tsx';
import styles from './pagination.module.css';

export interface PaginationProps {
	page: number;
	pageCount: number;
	total: number | null;
	label: string;
	/** Instead of numbers; null for a page that does not exist, or is not known. */
	cursors?: { previous: string | null; next: string | null; open: (cursor: string) => void } | undefined;
	onOpen: (page: number) => void;
}

/** Stands right after its list. */
export function Pagination({ page, pageCount, total, label, cursors, onOpen }: PaginationProps) {
	const nav = useRef<HTMLElement>(null);
	const turn = (to: () => void): void => {
		to();
		// On a phone the first rows of the new page would be far above the window.
		const list = nav.current?.previousElementSibling;
		if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView();
	};
	const open = (next: number): void => turn(() => onOpen(next));
	const openCursor = (cursor: string): void => turn(() => cursors?.open(cursor));
	if (cursors && pageCount <= 1) return null;
	if (cursors)
		return (
			<nav ref={nav} className={styles.pagination} aria-label={label ? texts.pagesOf({ label }) : texts.pages}>
				{/* After a reload nothing says which page was before this one. */}
				<TextStep
					label={page > 1 && cursors.previous === null ? texts.first : texts.previous}
					icon="chevron-left"
					to={page > 1 ? (cursors.previous ?? '') : null}
					onOpen={openCursor}
				/>
				<TextStep label={texts.next} icon="chevron-right" to={cursors.next} onOpen={openCursor} />
			</nav>
		);
	if (pageCount <= 1 && page === 1) return total ? <p className={styles.total}>{texts.total({ count: total })}</p> : null;
	return (
		<nav ref={nav} className={styles.pagination} aria-label={label ? texts.pagesOf({ label }) : texts.pages}>
			<span className={styles.total}>{texts.total({ count: total ?? 0 })}</span>
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

interface TextStepProps extends Pick<StepProps, 'label' | 'icon'> {
	to: string | null;
	onOpen: (cursor: string) => void;
}

function TextStep({ label, icon, to, onOpen }: TextStepProps) {
	return (
		<button type="button" className={styles.step} disabled={to === null} onClick={() => to !== null && onOpen(to)}>
			{icon === 'chevron-left' && <Icon name={icon} />}
			<ButtonLabel text={label} />
			{icon === 'chevron-right' && <Icon name={icon} />}
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
