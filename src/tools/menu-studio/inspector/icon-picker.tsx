import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react';
import * as texts from '#generated/messages/tools/menu-studio/inspector/icons.ts';
import { iconPaths } from '#src/ui/icon-paths.ts';
import { Icon } from '#src/ui/icons.tsx';
import { moreIconPaths } from '#src/ui/more-icon-paths.ts';
import { findIcons, labelOfIcon } from './icon-words.ts';
import styles from './inspector.module.css';

const NAMES: readonly string[] = [...Object.keys(moreIconPaths), ...Object.keys(iconPaths)];

interface IconPickerProps {
	/** '' for none. */
	value: string;
	disabled: boolean;
	onChange: (name: string) => void;
}

/** Opens a grid of all icons with a search field. Arrow keys move in the grid; Escape closes it. */
export function IconPicker({ value, disabled, onChange }: IconPickerProps) {
	const id = useId();
	const [open, setOpen] = useState(false);
	const button = useRef<HTMLButtonElement>(null);
	const known = NAMES.includes(value);
	const close = (): void => {
		setOpen(false);
		button.current?.focus();
	};
	const choose = (name: string): void => {
		onChange(name);
		close();
	};
	return (
		<div className={styles.field}>
			<span id={`${id}-label`}>{texts.icon}</span>
			<div className={styles.pair}>
				<button
					ref={button}
					type="button"
					id={`${id}-button`}
					className={styles.picker}
					aria-labelledby={`${id}-label ${id}-button`}
					aria-expanded={open}
					aria-controls={open ? `${id}-panel` : undefined}
					disabled={disabled}
					onClick={() => setOpen(!open)}
				>
					{known && <Icon name={value} />}
					<span>{known || value === '' ? labelOfIcon(value) || texts.none : texts.unknown({ name: value })}</span>
					<Icon name={open ? 'chevron-up' : 'chevron-down'} />
				</button>
			</div>
			{open && <IconPanel id={`${id}-panel`} value={value} onChoose={choose} onClose={close} />}
		</div>
	);
}

interface IconPanelProps {
	id: string;
	value: string;
	onChoose: (name: string) => void;
	onClose: () => void;
}

function IconPanel({ id, value, onChoose, onClose }: IconPanelProps) {
	const [text, setText] = useState('');
	const grid = useRef<HTMLDivElement>(null);
	const names = findIcons(NAMES, text);
	const onPanelKey = (event: KeyboardEvent): void => {
		if (event.key !== 'Escape') return;
		event.preventDefault();
		event.stopPropagation();
		onClose();
	};
	const onSearchKey = (event: KeyboardEvent): void => {
		if (event.key !== 'ArrowDown') return;
		event.preventDefault();
		grid.current?.querySelector<HTMLElement>('[role=radio][tabindex="0"]')?.focus();
	};
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: Escape is heard from the controls inside
		<div id={id} className={styles.icons} onKeyDown={onPanelKey}>
			<input
				className={styles.input}
				type="search"
				autoComplete="off"
				aria-label={texts.search}
				placeholder={texts.searchHint}
				value={text}
				// biome-ignore lint/a11y/noAutofocus: the panel was opened to choose, and the field is its first control
				autoFocus
				onChange={({ target }) => setText(target.value)}
				onKeyDown={onSearchKey}
			/>
			<p className="visually-hidden" role="status">
				{text !== '' && texts.count({ count: names.length })}
			</p>
			<IconGrid grid={grid} names={names} value={value} onChoose={onChoose} />
			{names.length === 0 && <p className={styles.hint}>{texts.notFound}</p>}
			{value !== '' && (
				<button type="button" className={styles.plain} onClick={() => onChoose('')}>
					{texts.remove}
				</button>
			)}
		</div>
	);
}

interface IconGridProps {
	grid: RefObject<HTMLDivElement | null>;
	names: readonly string[];
	value: string;
	onChoose: (name: string) => void;
}

function IconGrid({ grid, names, value, onChoose }: IconGridProps) {
	const stop = names.includes(value) ? value : (names[0] ?? '');
	const onKeyDown = (event: KeyboardEvent): void => {
		const icons = [...(grid.current?.querySelectorAll<HTMLElement>('[role=radio]') ?? [])];
		const to = nextIcon(icons, event.key);
		if (!to) return;
		event.preventDefault();
		to.focus();
	};
	return (
		<div ref={grid} role="radiogroup" aria-label={texts.icon} className={styles.grid} onKeyDown={onKeyDown}>
			{names.map((name) => (
				// biome-ignore lint/a11y/useSemanticElements: a native radio would choose while the arrow keys move
				<button
					key={name}
					type="button"
					role="radio"
					aria-checked={name === value}
					tabIndex={name === stop ? 0 : -1}
					onClick={() => onChoose(name)}
				>
					<Icon name={name} />
					<span>{labelOfIcon(name)}</span>
				</button>
			))}
		</div>
	);
}

/** The icon that a key leads to; rows have as many icons as the first one. */
function nextIcon(icons: readonly HTMLElement[], key: string): HTMLElement | undefined {
	const at = icons.indexOf(document.activeElement as HTMLElement);
	const wrap = icons.findIndex((icon) => icon.offsetTop !== icons[0]?.offsetTop);
	const row = wrap > 0 ? wrap : 1;
	const places: Readonly<Record<string, number>> = {
		ArrowRight: at + 1,
		ArrowLeft: at - 1,
		ArrowDown: at + row,
		ArrowUp: at - row,
		Home: 0,
		End: icons.length - 1,
	};
	return icons[places[key] ?? -1];
}
