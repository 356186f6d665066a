import { useEffect, useState } from 'react';
import { loadOnce, markShown } from '#src/lib/load-once.ts';
import type { MenuEntry } from '#src/menu/build-menu.ts';
import { Icon } from '#src/ui/icons.tsx';
import { useLoad } from '#src/ui/use-load.ts';
import type { SearchEnvironment } from './content-search.ts';
import type { SearchPaletteProps } from './search-palette.tsx';

interface HeaderSearchProps {
	/** The main menu. */
	entries: readonly MenuEntry[];
	search: SearchEnvironment;
	compact: boolean;
}

const LABEL = '搜索菜单和内容';

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
				aria-label={compact ? LABEL : `${LABEL} ${keys}`}
				data-tooltip={compact ? LABEL : undefined}
				aria-keyshortcuts="Control+K Meta+K"
				aria-haspopup="dialog"
				onClick={() => setOpening((before) => before + 1)}
				onPointerEnter={() => void loadPalette().catch(() => undefined)}
			>
				<Icon name="search" />
				{!compact && (
					<>
						<span className="truncated shell-search-text">{LABEL}</span>
						<kbd>{keys}</kbd>
					</>
				)}
			</button>
			{opening > 0 && <OpenPalette key={opening} entries={entries} search={search} onClose={() => setOpening(0)} />}
		</>
	);
}

const loadPalette = loadOnce(async () => (await import('./search-palette.tsx')).SearchPalette);

/** Renders nothing if the code is missing; the next opening loads it anew. */
function OpenPalette(props: SearchPaletteProps) {
	const result = useLoad(loadPalette);
	useEffect(() => {
		if (result && 'error' in result) markShown(result.error);
	}, [result]);
	return result && 'value' in result ? <result.value {...props} /> : null;
}

const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
	key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;

const isMac = (): boolean => /Mac|iP(hone|ad|od)/.test(navigator.platform);
