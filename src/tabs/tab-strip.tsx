import { useEffect, useRef, useState } from 'react';
import * as texts from '#generated/messages/tabs.ts';
import { bringIntoView } from '#src/ui/bring-into-view.ts';
import type { ShellTabs } from './shell-tabs.tsx';
import { TabItem } from './tab-item.tsx';
import { isClosable, type TabList, titlesOf } from './tab-list.ts';
import type { TabMenuAnchor } from './tab-menu.tsx';
import { tabId } from './tab-panel.tsx';
import { useTabCommands } from './use-tab-commands.ts';

interface TabStripProps {
	tabs: ShellTabs;
	list: TabList;
	onMenu: (place: TabMenuAnchor) => void;
}

/** Arrows move the focus but open no tab, as rendering may be expensive. Ctrl+Shift+arrow moves a tab, Shift+F10 opens its menu. */
export function TabStrip({ tabs, list, onMenu }: TabStripProps) {
	const strip = useRef<HTMLDivElement>(null);
	const [focused, setFocused] = useState<string | null>(null);
	const [dragged, setDragged] = useState<string | null>(null);
	useWheel(strip);

	const { active } = list;
	const title = list.tabs.find(({ key }) => key === active)?.title;
	// Scrolls the active tab into view.
	// biome-ignore lint/correctness/useExhaustiveDependencies: a longer title can push the close button out of view
	useEffect(() => {
		// In the next frame, to avoid a forced layout.
		const frame = requestAnimationFrame(() => {
			const tab = active === null ? null : document.getElementById(tabId(active));
			if (strip.current && tab) bringIntoView(strip.current, tab);
		});
		return () => cancelAnimationFrame(frame);
	}, [active, title]);

	const titles = titlesOf(list);
	const keys = list.tabs.map(({ key }) => key);
	// Roving tabindex: the last focused tab, the active one, or the first.
	const stop = [focused, active].find((key) => key !== null && keys.includes(key)) ?? keys[0];
	const commands = useTabCommands({ tabs, list, onMenu, setFocused, dragged, setDragged });

	return (
		<div ref={strip} className="tab-strip" role="tablist" aria-label={texts.openPages}>
			{list.tabs.map((tab, index) => (
				<TabItem
					key={tab.key}
					tab={tab}
					title={titles[index] ?? tab.title}
					active={tab.key === active}
					stop={tab.key === stop}
					closable={isClosable(list, tab.key)}
					dragged={tab.key === dragged}
					commands={commands}
				/>
			))}
		</div>
	);
}

/** A vertical wheel scrolls the strip sideways. React's wheel listeners are passive and cannot prevent page scrolling. */
function useWheel(strip: { current: HTMLElement | null }): void {
	useEffect(() => {
		const element = strip.current;
		const scrollSideways = (event: WheelEvent): void => {
			if (!element || event.deltaX !== 0 || element.scrollWidth <= element.clientWidth) return;
			event.preventDefault();
			element.scrollLeft += event.deltaY;
		};
		element?.addEventListener('wheel', scrollSideways, { passive: false });
		return () => element?.removeEventListener('wheel', scrollSideways);
	}, [strip]);
}
