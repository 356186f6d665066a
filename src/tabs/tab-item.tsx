import { type MouseEvent, memo } from 'react';
import * as texts from '#generated/messages/tabs.ts';
import { Icon } from '#src/ui/icons.tsx';
import type { Tab } from './tab-list.ts';
import { panelId, tabId } from './tab-panel.tsx';
import type { TabCommands } from './use-tab-commands.ts';

interface TabItemProps {
	tab: Tab;
	/** Unlike that of the other tabs. */
	title: string;
	active: boolean;
	/** Included in the tab order (roving tabindex). */
	stop: boolean;
	closable: boolean;
	dragged: boolean;
	commands: TabCommands;
}

const MIDDLE_BUTTON = 1;

export const TabItem = memo(function TabItem({ tab, title, active, stop, closable, dragged, commands }: TabItemProps) {
	const { key } = tab;
	const closeByWheel = (event: MouseEvent): void => {
		if (event.button === MIDDLE_BUTTON && closable) commands.close(key);
	};
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: pointer shortcuts only; the tab button has keyboard equivalents
		<div
			role="presentation"
			className="tab-item"
			data-active={active}
			data-dragged={dragged}
			draggable={closable}
			onDragStart={(event) => {
				event.dataTransfer.effectAllowed = 'move';
				commands.startDrag(key);
			}}
			onDragOver={(event) => {
				event.preventDefault();
				commands.dragOver(key);
			}}
			onDragEnd={commands.endDrag}
			// Prevents autoscroll on middle click.
			onMouseDown={(event) => event.button === MIDDLE_BUTTON && event.preventDefault()}
			onAuxClick={closeByWheel}
		>
			<TabButton tab={tab} title={title} active={active} stop={stop} closable={closable} commands={commands} />
			{closable && (
				// Pointer only: a tab must not contain a second button, and the keyboard has Delete.
				<button type="button" className="icon-button tab-close" tabIndex={-1} aria-hidden="true" onClick={() => commands.close(key)}>
					<Icon name="close" />
				</button>
			)}
		</div>
	);
});

function TabButton({ tab: { key, icon, gone }, title, active, stop, closable, commands }: Omit<TabItemProps, 'dragged'>) {
	const openMenu = (event: MouseEvent<HTMLElement>): void => {
		event.preventDefault();
		const { left, bottom } = event.currentTarget.getBoundingClientRect();
		// The context menu key reports no position.
		const pointed = event.clientX !== 0 || event.clientY !== 0;
		commands.openMenu({ key, x: pointed ? event.clientX : left, y: pointed ? event.clientY : bottom, opener: event.currentTarget });
	};
	return (
		<button
			type="button"
			role="tab"
			id={tabId(key)}
			className="line tab-button"
			aria-selected={active}
			aria-controls={active ? panelId(key) : undefined}
			aria-keyshortcuts={closable ? 'Delete' : undefined}
			tabIndex={stop ? 0 : -1}
			onClick={() => commands.show(key)}
			onContextMenu={openMenu}
			onFocus={() => commands.focus(key)}
			onBlur={() => commands.focus(null)}
			onKeyDown={(event) => commands.pressKey(event, key)}
		>
			{icon && <Icon name={icon} />}
			<span className="truncated tab-title" data-tooltip="">
				{title}
			</span>
			{gone && <span className="tab-gone">{texts.gone}</span>}
		</button>
	);
}
