import { type RefCallback, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { CellEdit, TableColumn } from '#generated/block-types.ts';
import { usePageEnvironment } from '#src/pages/page-environment.tsx';
import type { PageScope } from '#src/pages/page-scope.ts';

export interface EditedCell {
	rowKey: string;
	/** Index of the row when the editor was opened. */
	index: number;
	rowName: string;
	column: TableColumn;
	/** Title of the column. */
	title: string;
	edit: CellEdit;
	scope: PageScope;
}

export interface TableEditing {
	cell: EditedCell | null;
	begin: (cell: EditedCell) => void;
	close: () => void;
	/** The element that holds the editor. It moves between the cell and `aside`, so the editor keeps its input when the cell goes. */
	host: HTMLElement;
	/** Ref of the place in the cell. */
	within: RefCallback<HTMLElement>;
	/** Ref of the place above the table, for a cell that is not in the document. */
	aside: RefObject<HTMLDivElement | null>;
}

export function useCellEdit(): TableEditing {
	const { message } = usePageEnvironment();
	const [cell, setCell] = useState<EditedCell | null>(null);
	const [host] = useState(() => document.createElement('div'));
	const aside = useRef<HTMLDivElement>(null);
	const left = useRef<HTMLElement>(null);
	const within = useCallback((place: HTMLElement | null) => (place ?? aside.current)?.append(host), [host]);
	useLayoutEffect(() => {
		if (!cell) left.current?.querySelector<HTMLElement>('[data-edits]')?.focus();
		left.current = null;
	}, [cell]);
	const begin = (next: EditedCell): void => {
		const unsaved = cell && host.querySelector('[data-dirty]');
		if (!unsaved) return setCell(next);
		message('info', '请先保存或取消正在修改的内容');
		host.querySelector<HTMLElement>('input, select, textarea')?.focus();
	};
	const close = (): void => {
		left.current = host.closest('td');
		setCell(null);
	};
	return { cell, begin, close, host, within, aside };
}
