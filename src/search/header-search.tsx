import { useEffect, useState } from 'react';
import * as texts from '#generated/messages/search.ts';
import type { MenuEntry } from '#src/menu/build-menu.ts';
import { Icon } from '#src/ui/icons.tsx';
import { lazyDialog } from '#src/ui/lazy-component.tsx';
import type { SearchEnvironment } from './content-search.ts';

const Palette = lazyDialog(async () => (await import('./search-palette.tsx')).SearchPalette);

interface HeaderSearchProps {
	/** The main menu. */
	entries: readonly MenuEntry[];
	search: SearchEnvironment;
	compact: boolean;
}

export function HeaderSearch({ entries, search, compact }: HeaderSearchProps) {
	// Counts openings; 0 while closed.
	const [opening, setOpening] = useState(0);

	useEffect(() => {
		const onKeyDown = (event: KeyboardEvent): void => {
			if (!isShortcut(event) || event.defaultPrevented) return;
			event.preventDefault();
			// A dialog closes before its close event fires; reopening must not wait for the event.
			if (!document.querySelector('dialog[open]')) setOpening((before) => before + 1);
		};
		window.addEventListener('keydown', onKeyDown);
		return () => window.removeEventListener('keydown', onKeyDown);
	}, []);

	const keys = isMac() ? '⌘K' : 'Ctrl K';
	return (
		<>
			<button
				type="button"
				className={compact ? 'icon-button shell-icon-button' : 'line faint shell-search'}
				// Contains the visible text, so that voice control finds the button by what it shows.
				aria-label={compact ? texts.palette : `${texts.palette} ${keys}`}
				data-tooltip={compact ? texts.palette : undefined}
				aria-keyshortcuts="Control+K Meta+K"
				aria-haspopup="dialog"
				onClick={() => setOpening((before) => before + 1)}
				onPointerEnter={Palette.preload}
			>
				<Icon name="search" />
				{!compact && (
					<>
						<span className="truncated shell-search-text">{texts.palette}</span>
						<kbd>{keys}</kbd>
					</>
				)}
			</button>
			{opening > 0 && <Palette key={opening} entries={entries} search={search} onClose={() => setOpening(0)} />}
		</>
	);
}

const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
	key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;

const isMac = (): boolean => /Mac|iP(hone|ad|od)/.test(navigator.platform);
