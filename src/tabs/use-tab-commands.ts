import { type KeyboardEvent, useLayoutEffect, useMemo, useRef } from 'react';
import type { ShellTabs } from './shell-tabs.tsx';
import { isClosable, type TabList } from './tab-list.ts';
import type { TabMenuAnchor } from './tab-menu.tsx';
import { tabId } from './tab-panel.tsx';

/** Tab commands; a stable object, so memoised tabs do not re-render. */
export interface TabCommands {
	show(key: string): void;
	close(key: string): void;
	openMenu(place: TabMenuAnchor): void;
	focus(key: string | null): void;
	pressKey(event: KeyboardEvent, key: string): void;
	startDrag(key: string): void;
	dragOver(key: string): void;
	endDrag(): void;
}

interface TabCommandOptions {
	tabs: ShellTabs;
	list: TabList;
	onMenu: (place: TabMenuAnchor) => void;
	setFocused: (key: string | null) => void;
	dragged: string | null;
	setDragged: (key: string | null) => void;
}

export function useTabCommands(options: TabCommandOptions): TabCommands {
	const latest = useRef(options);
	// Commands run in event handlers, so they read the last committed values.
	useLayoutEffect(() => {
		latest.current = options;
	});
	return useMemo(() => createCommands(() => latest.current), []);
}

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
	ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
	ArrowRight: (at, last) => (at === last ? 0 : at + 1),
	Home: () => 0,
	End: (_at, last) => last,
};

function createCommands(current: () => TabCommandOptions): TabCommands {
	const keys = (): string[] => current().list.tabs.map(({ key }) => key);
	return {
		show: (key) => current().tabs.show(key),
		close: (key) => current().tabs.close(key, 'one'),
		openMenu: (place) => current().onMenu(place),
		focus: (key) => current().setFocused(key),
		pressKey(event, key) {
			const all = keys();
			const at = all.indexOf(key);
			const to = STEPS[event.key]?.(at, all.length - 1);
			const plain = !event.altKey && !event.metaKey && !event.ctrlKey;
			if (to !== undefined && event.ctrlKey && event.shiftKey) current().tabs.move(key, to);
			else if (to !== undefined && plain) focusTab(all[to]);
			else if (event.key === 'Delete' && isClosable(current().list, key)) {
				current().tabs.close(key, 'one');
				focusTab(all[at + 1] ?? all[at - 1]);
			} else return;
			event.preventDefault();
		},
		startDrag: (key) => current().setDragged(key),
		dragOver(key) {
			const { dragged, tabs } = current();
			if (dragged !== null && dragged !== key) tabs.move(dragged, keys().indexOf(key));
		},
		endDrag: () => current().setDragged(null),
	};
}

function focusTab(key: string | undefined): void {
	if (key !== undefined) document.getElementById(tabId(key))?.focus();
}
