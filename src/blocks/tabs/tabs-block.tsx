import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import type { TabItem } from '#generated/block-types.ts';
import { Blocks } from '#src/pages/blocks.tsx';
import { usePage } from '#src/pages/page-context.tsx';
import type { BlockProps } from '#src/pages/page-definition.ts';
import { useScope } from '#src/pages/use-scope.ts';
import { useVisible } from '#src/pages/use-visible.ts';
import { bringIntoView } from '#src/ui/bring-into-view.ts';
import { nextTab } from './next-tab.ts';
import styles from './tabs-block.module.css';

export function TabsBlock({ block }: BlockProps<'tabs'>) {
	const scope = useScope();
	const isVisible = useVisible();
	const [chosen, choose] = useChosenTab(block.binds);
	const id = useId();
	const items = block.items.filter((item) => isVisible(item, scope));
	const open = items.find((item) => item.key === chosen) ?? items[0];
	if (!open) return null;
	return (
		<div className={styles.tabs}>
			<TabList id={id} label={scope.text(block.label)} items={items} open={open.key} onOpen={choose} />
			<div className={styles.panel} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${open.key}`}>
				<Blocks key={open.key} blocks={open.blocks} />
			</div>
		</div>
	);
}

/** The open panel is a variable of the page, or nobody's business but that of this block. */
function useChosenTab(name: string | undefined): [unknown, (key: string) => void] {
	const { scope, commands } = usePage();
	const [own, setOwn] = useState<string | null>(null);
	if (name === undefined) return [own, setOwn];
	return [scope.scope.state[name], (key) => commands.set({ [name]: key })];
}

interface TabListProps {
	id: string;
	label: string;
	items: readonly TabItem[];
	open: string;
	onOpen: (key: string) => void;
}

function TabList({ id, label, items, open, onOpen }: TabListProps) {
	const scope = useScope();
	const list = useRef<HTMLDivElement>(null);
	useOpenTabInSight(list, open);
	const onKeyDown = (event: KeyboardEvent): void => {
		const next = nextTab(
			items.map((item) => item.key),
			open,
			event.key,
		);
		if (next === null) return;
		event.preventDefault();
		onOpen(next);
		list.current?.querySelector<HTMLElement>(`[data-key="${next}"]`)?.focus();
	};
	return (
		<div ref={list} className={styles.list} role="tablist" onKeyDown={onKeyDown} {...(label && { 'aria-label': label })}>
			{items.map((item) => {
				const badge = scope.shown(item.badge);
				return (
					<button
						key={item.key}
						type="button"
						role="tab"
						id={`${id}-${item.key}`}
						data-key={item.key}
						className={styles.tab}
						aria-selected={item.key === open}
						aria-controls={item.key === open ? `${id}-panel` : undefined}
						tabIndex={item.key === open ? 0 : -1}
						onClick={() => onOpen(item.key)}
					>
						{scope.text(item.title)}
						{badge && <span className={styles.badge}>{badge}</span>}
					</button>
				);
			})}
		</div>
	);
}

/** So much of the tab beside the open one says that there are more, in px. */
const GLIMPSE = 28;

/** Where a row is scrolled to is the browser's; on a phone not all tabs fit. */
function useOpenTabInSight(list: RefObject<HTMLDivElement | null>, open: string): void {
	useLayoutEffect(() => {
		const tab = list.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(open)}"]`);
		if (list.current && tab) bringIntoView(list.current, tab, GLIMPSE);
	}, [list, open]);
}
