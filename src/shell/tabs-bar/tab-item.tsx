import type { KeyboardEvent, MouseEvent } from 'react';
import type { Tab } from '#src/tabs/tab-list.ts';
import { Icon } from '#src/ui/icons.tsx';
import { panelId, tabId } from './tab-panel.tsx';

interface TabItemProps {
	tab: Tab;
	active: boolean;
	/** The Tab key stops here. */
	stop: boolean;
	closable: boolean;
	onShow: () => void;
	onClose: () => void;
	onMenu: (x: number, y: number, opener: HTMLElement) => void;
	onFocus: () => void;
	onBlur: () => void;
	onKeyDown: (event: KeyboardEvent) => void;
	drag: { dragged: boolean; onStart: () => void; onOver: () => void; onEnd: () => void };
}

const MIDDLE_BUTTON = 1;

export function TabItem({ tab, active, stop, closable, onShow, onClose, onMenu, onFocus, onBlur, onKeyDown, drag }: TabItemProps) {
	const openMenu = (event: MouseEvent<HTMLElement>): void => {
		event.preventDefault();
		const { left, bottom } = event.currentTarget.getBoundingClientRect();
		// The keyboard's own menu key tells no place.
		const pointed = event.clientX !== 0 || event.clientY !== 0;
		onMenu(pointed ? event.clientX : left, pointed ? event.clientY : bottom, event.currentTarget);
	};
	const closeByWheel = (event: MouseEvent): void => {
		if (event.button === MIDDLE_BUTTON && closable) onClose();
	};
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: dragging and the middle button are the pointer's; the keyboard has the same on the tab
		<div
			role="presentation"
			className="tab-item"
			data-active={active}
			data-dragged={drag.dragged}
			draggable={closable}
			onDragStart={(event) => {
				event.dataTransfer.effectAllowed = 'move';
				drag.onStart();
			}}
			onDragOver={(event) => {
				event.preventDefault();
				drag.onOver();
			}}
			onDragEnd={drag.onEnd}
			// The browser would begin to scroll.
			onMouseDown={(event) => event.button === MIDDLE_BUTTON && event.preventDefault()}
			onAuxClick={closeByWheel}
		>
			<button
				type="button"
				role="tab"
				id={tabId(tab.key)}
				className="tab-button"
				aria-selected={active}
				aria-controls={active ? panelId(tab.key) : undefined}
				aria-keyshortcuts={closable ? 'Delete' : undefined}
				tabIndex={stop ? 0 : -1}
				title={tab.title}
				onClick={onShow}
				onContextMenu={openMenu}
				onFocus={onFocus}
				onBlur={onBlur}
				onKeyDown={onKeyDown}
			>
				{tab.icon && <Icon name={tab.icon} />}
				<span className="tab-title">{tab.title}</span>
			</button>
			{closable && (
				// For the pointer alone: a tab may not hold another button, and the keyboard has Delete.
				<button type="button" className="tab-close" tabIndex={-1} aria-hidden="true" onClick={onClose}>
					<Icon name="close" />
				</button>
			)}
		</div>
	);
}
