import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { OperationName } from '#generated/api/operations.ts';
import type { FormBlock } from '#generated/block-types.ts';
import * as texts from '#generated/messages/blocks/table/editing.ts';
import { Blocks } from '#src/pages/blocks.tsx';
import { type PageCommands, usePage, WithScope } from '#src/pages/page-context.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import styles from './cell-editor.module.css';
import type { EditedCell, TableEditing } from './use-cell-edit.ts';

interface CellEditorProps {
	cell: EditedCell;
	editing: TableEditing;
}

/** Edits a cell by a form with one field. Escape cancels; the form closes when its call has succeeded. */
export function CellEditor({ cell, editing: { host, setCell } }: CellEditorProps) {
	const onClose = useCallback(() => setCell(null), [setCell]);
	const editor = useRef<HTMLElement>(null);
	const commands = useClosing(cell.edit.submits, onClose);
	const blocks = useMemo(() => [formOf(cell)], [cell]);
	// Not a layout effect: the cell takes the editor over in that phase, which would drop the focus.
	useEffect(() => (editor.current ? focusField(editor.current) : undefined), []);
	const onKeyDown = (event: KeyboardEvent): void => {
		if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
		// A dialog around the table stays open.
		event.stopPropagation();
		onClose();
	};
	return createPortal(
		// biome-ignore lint/a11y/noStaticElementInteractions: it listens to the keys of its controls
		<section ref={editor} className={styles.editor} onKeyDown={onKeyDown}>
			<p className={styles.where}>{texts.editing({ row: cell.rowName, column: cell.title })}</p>
			<div className={styles.line} data-form="line">
				<WithScope scope={cell.scope} commands={commands}>
					<Blocks blocks={blocks} />
				</WithScope>
				<IconButton label={texts.cancel} title={texts.cancel} icon="close" onPress={onClose} />
			</div>
		</section>,
		host,
	);
}

function formOf({ rowName, title, edit }: EditedCell): FormBlock {
	const { submits, field, rules, refusals, control, dict, then, with: given, default: value } = edit;
	return {
		block: 'form',
		needs: [],
		label: texts.edit({ row: rowName, column: title }),
		submits,
		fields: [{ field, label: title, rules, default: value, ...(control && { control }), ...(dict !== undefined && { dict }) }],
		submit: texts.save,
		...(given && { with: given }),
		...(then && { then }),
		...(refusals && { refusals }),
	};
}

/** The commands of the page; after the call of the form has succeeded, the end of the steps closes the editor. */
function useClosing(submits: OperationName, onClose: () => void): PageCommands {
	const { commands } = usePage();
	return useMemo(
		() => ({
			...commands,
			run: async (steps, bound, watch) => {
				let saved = false;
				const onDone = (operation: OperationName): void => {
					saved ||= operation === submits;
					watch?.onDone?.(operation);
				};
				const done = await commands.run(steps, bound, watch && { ...watch, onDone });
				if (saved) onClose();
				return done;
			},
		}),
		[commands, submits, onClose],
	);
}

/** Focuses the field as soon as it is there, since some controls load their code first. */
function focusField(editor: HTMLElement): () => void {
	const focus = (): boolean => {
		const field = editor.querySelector<HTMLElement>('[data-field] :is(input, select, textarea, [tabindex="0"])');
		field?.focus();
		if (field instanceof HTMLInputElement) field.select();
		return field !== null;
	};
	const observer = new MutationObserver(() => focus() && observer.disconnect());
	if (!focus()) observer.observe(editor, { childList: true, subtree: true });
	return () => observer.disconnect();
}
