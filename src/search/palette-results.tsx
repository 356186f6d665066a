import { useEffect } from 'react';
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
				aria-label="搜索结果"
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
						{group.more > 0 && <p className="caption palette-more">还有 {group.more} 项，多输入几个字试试</p>}
					</div>
				))}
			</div>
			{note && !empty && <p className="faint palette-state">{note}</p>}
			<div role="status">
				<VisuallyHidden>{statusOf(content, groups, keyword)}</VisuallyHidden>
			</div>
			<p className="caption palette-keys" aria-hidden="true">
				<kbd>↑</kbd> <kbd>↓</kbd> 选择 <kbd>Enter</kbd> 打开 <kbd>Esc</kbd> 关闭
			</p>
		</>
	);
}

function OptionIcon({ option }: { option: PaletteOption }) {
	if (option.kind === 'menu') return <EntryIcon entry={option.hit.entry} />;
	return <Icon name={option.kind === 'page' ? 'search' : 'file'} />;
}

const countOf = (groups: readonly PaletteGroup[], title: string): number => {
	const group = groups.find((each) => each.title === title);
	return group ? group.options.length + group.more : 0;
};

const foundIn = (groups: readonly PaletteGroup[]): number => countOf(groups, '菜单') + countOf(groups, '内容');

function noteOf(content: ContentHits['state'], groups: readonly PaletteGroup[], keyword: string): string {
	if (content === 'searching') return '正在搜索内容…';
	if (content === 'failed') return '内容暂时搜不到，稍后再试试';
	return foundIn(groups) === 0 && keyword ? `没有找到“${keyword}”，换个词试试` : '';
}

/** Screen reader text once the search has finished. */
function statusOf(content: ContentHits['state'], groups: readonly PaletteGroup[], keyword: string): string {
	if (!keyword || content === 'searching') return '';
	return noteOf(content, groups, keyword) || `找到 ${countOf(groups, '菜单')} 个菜单，${countOf(groups, '内容')} 条内容`;
}
