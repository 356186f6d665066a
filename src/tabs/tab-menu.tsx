import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import * as texts from '#generated/messages/tabs.ts';
import type { ShellTabs } from './shell-tabs.tsx';
import { type Closing, keysToClose } from './tab-list.ts';
import type { TabsState } from './tabs-store.ts';

export interface TabMenuAnchor {
	key: string;
	/** Position in the viewport, in pixels. */
	x: number;
	y: number;
	/** Regains the focus on close. */
	opener: HTMLElement;
}

interface TabMenuProps {
	tabs: ShellTabs;
	state: Omit<TabsState, 'ahead'>;
	place: TabMenuAnchor;
	onClose: () => void;
}

const CLOSINGS: readonly { closing: Closing; title: string }[] = [
	{ closing: 'one', title: texts.close },
	{ closing: 'others', title: texts.closeOthers },
	{ closing: 'left', title: texts.closeLeft },
	{ closing: 'right', title: texts.closeRight },
	{ closing: 'all', title: texts.closeAll },
];

export function TabMenu({ tabs, state: { list, maximised }, place, onClose }: TabMenuProps) {
	const menu = useRef<HTMLDivElement>(null);
	useOpening(menu, place);

	const leave = (): void => {
		onClose();
		place.opener.focus();
	};
	const choose = (act: () => void): void => {
		leave();
		act();
	};
	const onKeyDown = (event: KeyboardEvent): void => {
		if (event.key === 'Escape' || event.key === 'Tab') leave();
		else if (!moveFocus(menu.current, event.key)) return;
		event.preventDefault();
	};

	return (
		<div
			ref={menu}
			role="menu"
			aria-label={texts.actions}
			tabIndex={-1}
			className="tab-menu"
			onKeyDown={onKeyDown}
			onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && onClose()}
			onContextMenu={(event) => event.preventDefault()}
		>
			<MenuItem title={texts.refresh} onChoose={() => choose(() => tabs.refresh(place.key))} />
			{CLOSINGS.map(({ closing, title }) => (
				<MenuItem
					key={closing}
					title={title}
					disabled={keysToClose(list, place.key, closing).length === 0}
					onChoose={() => choose(() => tabs.close(place.key, closing))}
				/>
			))}
			<MenuItem
				title={maximised ? texts.restore : texts.maximise}
				onChoose={() =>
					choose(() => {
						if (list.active !== place.key) tabs.show(place.key);
						tabs.setMaximised(!maximised);
					})
				}
			/>
		</div>
	);
}

function MenuItem({ title, disabled = false, onChoose }: { title: string; disabled?: boolean; onChoose: () => void }) {
	return (
		<button
			type="button"
			role="menuitem"
			tabIndex={-1}
			className="tab-menu-item"
			aria-disabled={disabled || undefined}
			onClick={() => !disabled && onChoose()}
		>
			{title}
		</button>
	);
}

/** Positions the menu within the viewport and focuses its first item. */
function useOpening(menu: { current: HTMLElement | null }, { x, y }: TabMenuAnchor): void {
	useLayoutEffect(() => {
		const element = menu.current;
		if (!element) return;
		const { offsetWidth, offsetHeight } = element;
		element.style.left = `${Math.max(8, Math.min(x, window.innerWidth - offsetWidth - 8))}px`;
		element.style.top = `${Math.max(8, Math.min(y + 2, window.innerHeight - offsetHeight - 8))}px`;
		itemsOf(element)[0]?.focus();
	}, [menu, x, y]);
}

const itemsOf = (menu: HTMLElement): HTMLElement[] => [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]')];

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
	ArrowDown: (at, count) => (at + 1) % count,
	ArrowUp: (at, count) => (at - 1 + count) % count,
	Home: () => 0,
	End: (_at, count) => count - 1,
};

function moveFocus(menu: HTMLElement | null, key: string): boolean {
	const step = STEPS[key];
	if (!menu || !step) return false;
	const items = itemsOf(menu);
	items[step(items.indexOf(document.activeElement as HTMLElement), items.length)]?.focus();
	return true;
}
