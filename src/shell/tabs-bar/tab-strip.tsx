import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { isClosable, type TabList } from '#src/tabs/tab-list.ts';
import type { ShellTabs } from './shell-tabs.tsx';
import { TabItem } from './tab-item.tsx';
import type { TabMenuPlace } from './tab-menu.tsx';
import { tabId } from './tab-panel.tsx';

interface TabStripProps {
	tabs: ShellTabs;
	list: TabList;
	onMenu: (place: TabMenuPlace) => void;
}

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
	ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
	ArrowRight: (at, last) => (at === last ? 0 : at + 1),
	Home: () => 0,
	End: (_at, last) => last,
};

/**
 * The tabs as a tablist: arrows, Home and End go along it, Enter and Space open, Delete closes, Ctrl+Shift+arrow moves, Shift+F10 opens
 * the menu. A page may be large, so the arrows alone open none.
 */
export function TabStrip({ tabs, list, onMenu }: TabStripProps) {
	const strip = useRef<HTMLDivElement>(null);
	const [focused, setFocused] = useState<string | null>(null);
	const [dragged, setDragged] = useState<string | null>(null);
	useWheel(strip);

	// Where the strip is scrolled to belongs to the browser.
	useEffect(() => {
		const tab = list.active === null ? null : document.getElementById(tabId(list.active));
		if (strip.current && tab) bringIntoView(strip.current, tab);
	}, [list.active]);

	const keys = list.tabs.map(({ key }) => key);
	// One stop for the Tab key: the tab that was gone to last, the active one, or the first.
	const stop = [focused, list.active].find((key) => key !== null && keys.includes(key)) ?? keys[0];
	const focus = (key: string | undefined): void => {
		if (key !== undefined) document.getElementById(tabId(key))?.focus();
	};

	const close = (key: string): void => {
		const at = keys.indexOf(key);
		tabs.close(key, 'one');
		focus(keys[at + 1] ?? keys[at - 1]);
	};

	const onKeyDown = (event: KeyboardEvent, key: string): void => {
		const at = keys.indexOf(key);
		const step = STEPS[event.key];
		if (step && event.ctrlKey && event.shiftKey) tabs.move(key, step(at, keys.length - 1));
		else if (step && !event.altKey && !event.metaKey && !event.ctrlKey) focus(keys[step(at, keys.length - 1)]);
		else if (event.key === 'Delete' && isClosable(list, key)) close(key);
		else return;
		event.preventDefault();
	};

	return (
		<div ref={strip} className="tab-strip" role="tablist" aria-label="已打开的页面">
			{list.tabs.map((tab, index) => (
				<TabItem
					key={tab.key}
					tab={tab}
					active={tab.key === list.active}
					stop={tab.key === stop}
					closable={isClosable(list, tab.key)}
					onShow={() => tabs.show(tab.key)}
					onClose={() => tabs.close(tab.key, 'one')}
					onMenu={(x, y, opener) => onMenu({ key: tab.key, x, y, opener })}
					onFocus={() => setFocused(tab.key)}
					onBlur={() => setFocused(null)}
					onKeyDown={(event) => onKeyDown(event, tab.key)}
					drag={{
						dragged: dragged === tab.key,
						onStart: () => setDragged(tab.key),
						onOver: () => dragged !== null && dragged !== tab.key && tabs.move(dragged, index),
						onEnd: () => setDragged(null),
					}}
				/>
			))}
		</div>
	);
}

/** Not `scrollIntoView`, which moves the window, too. */
function bringIntoView(strip: HTMLElement, tab: HTMLElement): void {
	const [frame, own] = [strip.getBoundingClientRect(), tab.getBoundingClientRect()];
	if (own.left < frame.left) strip.scrollLeft += own.left - frame.left;
	else if (own.right > frame.right) strip.scrollLeft += own.right - frame.right;
}

/** A wheel that goes up and down moves the strip sideways. React's own wheel listeners cannot hold the page still. */
function useWheel(strip: { current: HTMLElement | null }): void {
	useEffect(() => {
		const element = strip.current;
		const turn = (event: WheelEvent): void => {
			if (!element || event.deltaX !== 0 || element.scrollWidth <= element.clientWidth) return;
			event.preventDefault();
			element.scrollLeft += event.deltaY;
		};
		element?.addEventListener('wheel', turn, { passive: false });
		return () => element?.removeEventListener('wheel', turn);
	}, [strip]);
}
