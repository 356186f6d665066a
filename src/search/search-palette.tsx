import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import * as texts from '#generated/messages/search.ts';
import type { MenuEntry } from '#src/menu/build-menu.ts';
import { useMenuEnvironment } from '#src/menu/menu-context.ts';
import { Icon } from '#src/ui/icons.tsx';
import { useModal } from '#src/ui/use-modal.ts';
import type { SearchEnvironment } from './content-search.ts';
import { indexMenus } from './menu-search.ts';
import { nextOption, type PaletteOption, paletteGroups } from './palette-options.ts';
import { PaletteResults } from './palette-results.tsx';
import { useContentHits } from './use-content-hits.ts';
import './search-palette.css';

export interface SearchPaletteProps {
	entries: readonly MenuEntry[];
	search: SearchEnvironment;
	onClose: () => void;
}

/** The search palette for menu items and content. The focus stays in the input; keys select in the list below. */
export function SearchPalette({ entries, search, onClose }: SearchPaletteProps) {
	const { groups, content, keyword, text, setText } = usePaletteGroups(entries, search);
	const { openTab } = useMenuEnvironment();
	const [wanted, setWanted] = useState<string>();
	const { props, close } = useModal({ onClose, light: true });
	const id = useId();

	const options = groups.flatMap((group) => group.options);
	// Late responses keep the selection; by default the first option is active.
	const active = options.find((option) => option.id === wanted) ?? options[0];
	const choose = (option: PaletteOption): void => {
		close();
		openOption(option, (path) => (option.kind === 'menu' && openTab(path)) || search.go(path));
	};
	const onKeyDown = (event: KeyboardEvent): void => {
		// During IME composition, Enter and arrows belong to the input method.
		if (event.nativeEvent.isComposing) return;
		const next = nextOption(
			options.map((option) => option.id),
			active?.id,
			event.key,
		);
		if (next !== null) setWanted(next);
		else if (event.key === 'Enter' && active) choose(active);
		else if (isShortcut(event)) close();
		else return;
		event.preventDefault();
	};

	return (
		<dialog {...props} className="palette" aria-label={texts.palette}>
			<div className="palette-body">
				<PaletteField
					text={text}
					list={id}
					active={active && `${id}-${active.id}`}
					onType={(typed) => {
						setText(typed);
						setWanted(undefined);
					}}
					onKeyDown={onKeyDown}
					onClose={close}
				/>
				<PaletteResults
					id={id}
					groups={groups}
					content={content.state}
					keyword={keyword}
					active={active?.id}
					onPoint={setWanted}
					onChoose={choose}
				/>
			</div>
		</dialog>
	);
}

interface PaletteFieldProps {
	text: string;
	/** Ids of the list and of its active option. */
	list: string;
	active: string | undefined;
	onType: (text: string) => void;
	onKeyDown: (event: KeyboardEvent) => void;
	onClose: () => void;
}

const PaletteField = ({ text, list, active, onType, onKeyDown, onClose }: PaletteFieldProps) => (
	<div className="line faint palette-field">
		<Icon name="search" />
		<input
			type="text"
			role="combobox"
			aria-label={texts.palette}
			aria-expanded={true}
			aria-controls={list}
			aria-autocomplete="list"
			aria-activedescendant={active}
			placeholder={texts.placeholder}
			autoComplete="off"
			spellCheck={false}
			enterKeyHint="go"
			maxLength={50}
			value={text}
			onChange={({ target }) => onType(target.value)}
			onKeyDown={onKeyDown}
		/>
		<button
			type="button"
			className="icon-button shell-icon-button"
			aria-label={texts.closeSearch}
			data-tooltip={texts.closeSearch}
			onClick={onClose}
		>
			<Icon name="close" />
		</button>
	</div>
);

function usePaletteGroups(entries: readonly MenuEntry[], { searchPath, loadContentSearch }: SearchEnvironment) {
	const { useMenu } = useMenuEnvironment();
	const [text, setText] = useState('');
	const keyword = text.trim();
	const content = useContentHits(keyword, loadContentSearch);
	const header = useMenu('header');
	const user = useMenu('user');
	const places = useMenu('search');
	const index = useMemo(() => indexMenus([entries, header, user, places]), [entries, header, user, places]);
	const groups = useMemo(
		() => paletteGroups({ index, keyword, content: content.hits, searchPath }),
		[index, keyword, content.hits, searchPath],
	);
	return { groups, content, keyword, text, setText };
}

function openOption(option: PaletteOption, go: (path: string) => void): void {
	if (option.kind !== 'menu') go(option.path);
	else if (option.hit.entry.external) window.open(option.hit.entry.href, '_blank', 'noopener,noreferrer');
	else go(option.hit.entry.href);
}

const isShortcut = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean => key.toLowerCase() === 'k' && ctrlKey !== metaKey;
