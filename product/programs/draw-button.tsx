import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useAccess } from '#src/pages/use-access.ts';
import { Button } from '#src/ui/button.tsx';
import { lazyDialog } from '#src/ui/lazy-component.tsx';
import type { RunViewProps } from './run-view.tsx';

const RunDialog = lazyDialog(async () => (await import('./run-dialog.tsx')).RunDialog);

/** Plays what a Python program draws, if it draws. */
export function DrawButton(run: RunViewProps) {
	const { features } = useAccess();
	// The program as it was when the dialog opened: editing goes on behind it.
	const [shown, setShown] = useState<RunViewProps | null>(null);
	if (!features.seeing || !/^\s*(import|from)\s+turtle\b/m.test(run.code)) return null;
	return (
		<>
			<Button label="看它画" icon="eye" kind="text" opensDialog onPress={() => setShown(run)} />
			{shown && createPortal(<RunDialog {...shown} onClose={() => setShown(null)} />, document.body)}
		</>
	);
}
