import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import * as texts from '#generated/messages/blocks/table/tools.ts';
import { useScope } from '#src/pages/use-scope.ts';
import { Button } from '#src/ui/button.tsx';
import styles from './table-tools.module.css';
import type { TableToolsProps } from './table-tools-props.ts';

/** A button that opens a list of checkboxes, one for each column. The last visible column cannot be hidden. */
export function ColumnChooser({ columns, allowed, onHide }: Pick<TableToolsProps, 'columns' | 'allowed' | 'onHide'>) {
	const [open, setOpen] = useState(false);
	const panel = useId();
	const root = useRef<HTMLDivElement>(null);
	const scope = useScope();
	useEffect(() => {
		if (!open) return;
		const closeOutside = ({ target }: PointerEvent): void => {
			if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
		};
		document.addEventListener('pointerdown', closeOutside);
		return () => document.removeEventListener('pointerdown', closeOutside);
	}, [open]);
	const onKeyDown = (event: KeyboardEvent): void => {
		if (event.key !== 'Escape' || !open) return;
		// A dialog around the table stays open.
		event.stopPropagation();
		setOpen(false);
		root.current?.querySelector('button')?.focus();
	};
	const onBlur = ({ currentTarget, relatedTarget }: FocusEvent): void => {
		if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) setOpen(false);
	};
	const show = (column: TableToolsProps['columns'][number], on: boolean): void => {
		const hidden = allowed.filter((each) => (each === column ? !on : !columns.includes(each)));
		onHide(hidden.map(({ title }) => scope.text(title)));
	};
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: it listens to the keys and the focus of its controls
		<div ref={root} className={styles.chooser} onKeyDown={onKeyDown} onBlur={onBlur}>
			<Button label={texts.chooseColumns} icon="settings" expanded={open} controls={panel} onPress={() => setOpen(!open)} />
			<fieldset id={panel} className={styles.panel} hidden={!open}>
				<legend>{texts.shownColumns}</legend>
				{allowed.map((column) => {
					const shown = columns.includes(column);
					const last = shown && columns.length === 1;
					return (
						<label key={allowed.indexOf(column)} className={styles.choice}>
							<input
								type="checkbox"
								checked={shown}
								// `disabled` would drop the focus from the box just unticked.
								aria-disabled={last || undefined}
								onChange={({ target }) => last || show(column, target.checked)}
							/>
							{scope.text(column.title)}
						</label>
					);
				})}
				<Button kind="text" label={texts.showAll} disabled={columns.length === allowed.length} onPress={() => onHide([])} />
			</fieldset>
		</div>
	);
}
