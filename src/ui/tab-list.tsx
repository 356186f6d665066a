import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { bringIntoView } from './bring-into-view.ts';
import styles from './tab-list.module.css';

export interface TabListProps<Key extends string> {
	/** Prefix of the ids; must match `tabPanel`. */
	id: string;
	label: string;
	tabs: readonly { key: Key; title: string; badge?: string }[];
	open: Key;
	onOpen: (key: Key) => void;
}

/** Tab list with automatic activation: arrow keys, Home and End open and focus a tab. */
export function TabList<Key extends string>({ id, label, tabs, open, onOpen }: TabListProps<Key>) {
	const list = useRef<HTMLDivElement>(null);
	useOpenTabInSight(list, open);
	const onKeyDown = (event: KeyboardEvent): void => {
		const keys = tabs.map(({ key }) => key);
		const next = nextTab(keys, open, event.key);
		if (next === null) return;
		event.preventDefault();
		onOpen(next);
		tabOf(list, next)?.focus();
	};
	return (
		<div ref={list} className={styles.list} role="tablist" onKeyDown={onKeyDown} {...(label && { 'aria-label': label })}>
			{tabs.map(({ key, title, badge }) => (
				<button
					key={key}
					type="button"
					role="tab"
					id={`${id}-${key}`}
					data-key={key}
					className={styles.tab}
					aria-selected={key === open}
					aria-controls={key === open ? `${id}-panel-${key}` : undefined}
					tabIndex={key === open ? 0 : -1}
					onClick={() => onOpen(key)}
				>
					{title}
					{badge && <span className={styles.badge}>{badge}</span>}
				</button>
			))}
		</div>
	);
}

export const tabPanel = (id: string, key: string) => ({ role: 'tabpanel', id: `${id}-panel-${key}`, 'aria-labelledby': `${id}-${key}` });

/** The tab that a key opens; null for other keys. Arrow keys wrap around. */
function nextTab<Key extends string>(tabs: readonly Key[], open: Key, key: string): Key | null {
	const index = tabs.indexOf(open);
	const to = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: tabs.length - 1 }[key];
	return to === undefined ? null : (tabs.at(to % tabs.length) ?? null);
}

const tabOf = (list: RefObject<HTMLElement | null>, key: string) =>
	list.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);

const GLIMPSE = 28;

/** On narrow screens, scrolls the open tab into view. */
function useOpenTabInSight(list: RefObject<HTMLDivElement | null>, open: string): void {
	useLayoutEffect(() => {
		const tab = tabOf(list, open);
		if (list.current && tab) bringIntoView(list.current, tab, GLIMPSE);
	}, [list, open]);
}
