import { useEffect } from 'react';
import * as texts from '#generated/messages/search.ts';
import { EntryIcon } from '#src/menu/entry-icon.tsx';
import { Icon } from '#src/ui/icons.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import type { PaletteGroup, PaletteOption } from './palette-options.ts';
import type { ContentHits } from './use-content-hits.ts';

interface PaletteResultsProps {
	/** Prefix of the option ids. */
	id: string;
	groups: readonly PaletteGroup[];
	content: ContentHits['state'];
	keyword: string;
	active: string | undefined;
	onPoint: (option: string) => void;
	onChoose: (option: PaletteOption) => void;
}

export function PaletteResults({ id, groups, content, keyword, active, onPoint, onChoose }: PaletteResultsProps) {
	useEffect(() => {
		if (active !== undefined) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
	}, [id, active]);
	const note = noteOf(content, groups, keyword);
	const empty = foundIn(groups) === 0;
	return (
		<>
			{note && empty && <p className="faint palette-state">{note}</p>}
			<div
				id={id}
				role="listbox"
				aria-label={texts.results}
				tabIndex={-1}
				className="palette-list"
				onMouseDown={(event) => event.preventDefault()}
			>
				{groups.map((group) => (
					// biome-ignore lint/a11y/useSemanticElements: a fieldset is not allowed in a listbox
					<div key={group.title} role="group" aria-labelledby={`${id}-${group.title}`}>
						<p id={`${id}-${group.title}`} className="caption palette-heading">
							{group.title}
						</p>
						{group.options.map((option) => (
							// biome-ignore lint/a11y/useKeyWithClickEvents: the input above handles the keys of the whole list
							<div
								key={option.id}
								id={`${id}-${option.id}`}
								role="option"
								tabIndex={-1}
								aria-selected={option.id === active}
								className="line palette-option"
								onClick={() => onChoose(option)}
								onPointerMove={() => option.id !== active && onPoint(option.id)}
							>
								<OptionIcon option={option} />
								<span className="truncated palette-title">{option.title}</span>
								{option.note && (
									<span className="truncated caption palette-note" data-tooltip="">
										{option.note}
									</span>
								)}
							</div>
						))}
						{group.more > 0 && <p className="caption palette-more">{texts.moreHits({ count: group.more })}</p>}
					</div>
				))}
			</div>
			{note && !empty && <p className="faint palette-state">{note}</p>}
			<div role="status">
				<VisuallyHidden>{statusOf(content, groups, keyword)}</VisuallyHidden>
			</div>
			<p className="caption palette-keys" aria-hidden="true">
				<kbd>↑</kbd> <kbd>↓</kbd> {texts.choose} <kbd>Enter</kbd> {texts.open} <kbd>Esc</kbd> {texts.close}
			</p>
		</>
	);
}

function OptionIcon({ option }: { option: PaletteOption }) {
	if (option.kind === 'menu') return <EntryIcon entry={option.hit.entry} />;
	return <Icon name={option.kind === 'page' ? 'search' : 'file'} />;
}

const countOf = (groups: readonly PaletteGroup[], kind: PaletteOption['kind']): number => {
	const group = groups.find((each) => each.kind === kind);
	return group ? group.options.length + group.more : 0;
};

const foundIn = (groups: readonly PaletteGroup[]): number => countOf(groups, 'menu') + countOf(groups, 'content');

function noteOf(content: ContentHits['state'], groups: readonly PaletteGroup[], keyword: string): string {
	if (content === 'searching') return texts.searching;
	if (content === 'failed') return texts.failed;
	return foundIn(groups) === 0 && keyword ? texts.nothing({ keyword }) : '';
}

/** Screen reader text once the search has finished. */
function statusOf(content: ContentHits['state'], groups: readonly PaletteGroup[], keyword: string): string {
	if (!keyword || content === 'searching') return '';
	return noteOf(content, groups, keyword) || texts.found({ menus: countOf(groups, 'menu'), hits: countOf(groups, 'content') });
}
