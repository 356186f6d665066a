import { useId } from 'react';
import { Icon } from '#src/ui/icons.tsx';
import type { MenuEntry } from './build-menu.ts';
import { EntryIcon } from './entry-icon.tsx';
import { MenuLink } from './menu-link.tsx';
import './popup-menu.css';

interface PanelOptions {
	trail: ReadonlySet<string>;
	onToggle: (panel: string | null) => void;
	/** Shows the items of a group elsewhere instead of below its title. */
	onChoose?: ((entry: MenuEntry) => void) | undefined;
}

interface MenuBarPanelProps extends PanelOptions {
	panel: { key: string; title: string; entries: readonly MenuEntry[] };
	open: boolean;
}

export function MenuBarPanel({ panel: { key, title, entries }, open, ...options }: MenuBarPanelProps) {
	const id = useId();
	const current = entries.some((entry) => options.trail.has(entry.key));
	return (
		<div className="menu-bar-group">
			<button
				type="button"
				className="line muted menu-bar-look menu-bar-item"
				data-panel={key}
				aria-expanded={open}
				aria-controls={open ? id : undefined}
				aria-current={current ? 'true' : undefined}
				onClick={() => options.onToggle(open ? null : key)}
			>
				{title}
				<Icon name="chevron-down" />
			</button>
			{open && (
				<div id={id} className="popup-menu menu-bar-panel">
					<PanelList entries={entries} label={title} {...options} />
				</div>
			)}
		</div>
	);
}

function PanelList({ entries, label, ...options }: PanelOptions & { entries: readonly MenuEntry[]; label?: string }) {
	return (
		<ul aria-label={label}>
			{entries.map((entry) => (
				<li key={entry.key}>
					{entry.items.length > 0 ? <PanelGroup entry={entry} {...options} /> : <PanelLink entry={entry} {...options} />}
				</li>
			))}
		</ul>
	);
}

function PanelLink({ entry, trail, onToggle }: PanelOptions & { entry: MenuEntry }) {
	return (
		<MenuLink entry={entry} className="line popup-menu-item" current={trail.has(entry.key)} onOpen={() => onToggle(null)}>
			<EntryIcon entry={entry} />
			<span>{entry.title}</span>
		</MenuLink>
	);
}

function PanelGroup({ entry, ...options }: PanelOptions & { entry: MenuEntry }) {
	const { trail, onToggle, onChoose } = options;
	const choose = (): void => {
		onChoose?.(entry);
		onToggle(null);
	};
	if (!onChoose) {
		return (
			<>
				<span className="line muted menu-bar-heading">
					<EntryIcon entry={entry} />
					<span>{entry.title}</span>
				</span>
				<PanelList entries={entry.items} label={entry.title} {...options} />
			</>
		);
	}
	return (
		<button type="button" className="line popup-menu-item" aria-current={trail.has(entry.key) ? 'true' : undefined} onClick={choose}>
			<EntryIcon entry={entry} />
			<span>{entry.title}</span>
		</button>
	);
}
