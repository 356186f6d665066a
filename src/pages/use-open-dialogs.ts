import { useState } from 'react';

export interface OpenDialog {
	id: number;
	name: string;
	params: Readonly<Record<string, unknown>>;
}

export interface OpenDialogs {
	/** The topmost dialog is last. */
	open: readonly OpenDialog[];
	show: (name: string, params: OpenDialog['params']) => void;
	close: (id: number) => void;
	closeAll: () => void;
}

/** Open dialogs of a page; the commands are stable. */
export function useOpenDialogs(): OpenDialogs {
	const [open, setOpen] = useState<readonly OpenDialog[]>([]);
	const [commands] = useState(() => {
		let last = 0;
		return {
			show: (name: string, params: OpenDialog['params']) => {
				last += 1;
				const id = last;
				setOpen((before) => [...before, { id, name, params }]);
			},
			close: (id: number) => setOpen((before) => before.filter((dialog) => dialog.id !== id)),
			closeAll: () => setOpen([]),
		};
	});
	return { open, ...commands };
}
