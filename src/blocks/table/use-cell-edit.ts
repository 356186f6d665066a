import { type Dispatch, type RefObject, type SetStateAction, useRef, useState } from 'react';
import type { CellEdit, TableColumn } from '#generated/block-types.ts';
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
	setCell: Dispatch<SetStateAction<EditedCell | null>>;
	/** The element that holds the editor. It moves between the cell and `aside`, so the editor keeps its input when the cell goes. */
	host: HTMLElement;
	/** The place above the table, for a cell that is not in the document. */
	aside: RefObject<HTMLDivElement | null>;
}

export function useCellEdit(): TableEditing {
	const [cell, setCell] = useState<EditedCell | null>(null);
	const [host] = useState(() => document.createElement('div'));
	return { cell, setCell, host, aside: useRef(null) };
}
