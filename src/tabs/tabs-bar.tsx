import { useEffect, useState } from 'react';
import * as texts from '#generated/messages/tabs.ts';
import { Icon } from '#src/ui/icons.tsx';
import { type ShellTabs, useShellTabs } from './shell-tabs.tsx';
import { TabMenu, type TabMenuAnchor } from './tab-menu.tsx';
import { TabStrip } from './tab-strip.tsx';
import type { TabsState } from './tabs-store.ts';
import './tabs-bar.css';

export function TabsBar() {
	const tabs = useShellTabs();
	return tabs && <Bar tabs={tabs} />;
}

function Bar({ tabs }: { tabs: ShellTabs }) {
	const { ahead, ...settled } = tabs.useTabs();
	const state = ahead === null ? settled : { ...settled, list: { ...settled.list, active: ahead } };
	const [menu, setMenu] = useState<TabMenuAnchor | null>(null);
	useRestoring(state.maximised, tabs);
	if (state.list.tabs.length === 0) return null;
	return (
		<section className="line tabs-bar" aria-label={texts.bar} data-maximised={state.maximised}>
			<TabStrip tabs={tabs} list={state.list} onMenu={setMenu} />
			<BarTools tabs={tabs} state={state} onMenu={setMenu} />
			{menu && <TabMenu key={menu.key} tabs={tabs} state={state} place={menu} onClose={() => setMenu(null)} />}
		</section>
	);
}

/** Escape restores a maximised page, unless it closes something else. */
function useRestoring(maximised: boolean, tabs: ShellTabs): void {
	useEffect(() => {
		if (!maximised) return;
		const onKeyDown = ({ key, defaultPrevented }: KeyboardEvent): void => {
			if (key === 'Escape' && !defaultPrevented && !document.querySelector('dialog[open]')) tabs.setMaximised(false);
		};
		window.addEventListener('keydown', onKeyDown);
		return () => window.removeEventListener('keydown', onKeyDown);
	}, [maximised, tabs]);
}

interface BarToolsProps {
	tabs: ShellTabs;
	state: Omit<TabsState, 'ahead'>;
	onMenu: (place: TabMenuAnchor) => void;
}

function BarTools({ tabs, state: { list, maximised }, onMenu }: BarToolsProps) {
	const { active } = list;
	const sizeLabel = maximised ? texts.restorePage : texts.maximisePage;
	return (
		<div className="tabs-bar-tools">
			<button
				type="button"
				className="icon-button tabs-bar-tool"
				aria-label={texts.refreshTab}
				data-tooltip={texts.refreshTab}
				disabled={active === null}
				onClick={() => active !== null && tabs.refresh(active)}
			>
				<Icon name="refresh" />
			</button>
			<button
				type="button"
				className="icon-button tabs-bar-tool"
				aria-label={sizeLabel}
				data-tooltip={sizeLabel}
				aria-pressed={maximised}
				onClick={() => tabs.setMaximised(!maximised)}
			>
				<Icon name={maximised ? 'restore' : 'maximise'} />
			</button>
			<button
				type="button"
				className="icon-button tabs-bar-tool"
				aria-label={texts.actions}
				data-tooltip={texts.actions}
				aria-haspopup="menu"
				onClick={({ currentTarget }) => {
					const { right, bottom } = currentTarget.getBoundingClientRect();
					onMenu({ key: active ?? list.tabs[0]?.key ?? '', x: right, y: bottom, opener: currentTarget });
				}}
			>
				<Icon name="chevron-down" />
			</button>
		</div>
	);
}
