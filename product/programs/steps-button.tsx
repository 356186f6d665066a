import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useAccess } from '#src/pages/use-access.ts';
import { Button } from '#src/ui/button.tsx';
import { lazyDialog } from '#src/ui/lazy-component.tsx';
import type { StepViewProps } from './step-view.tsx';

const StepDialog = lazyDialog(async () => (await import('./step-dialog.tsx')).StepDialog);

/** Of a language as the judge names it. */
export const isPython = (language: string): boolean => language === 'Python3' || language === 'PyPy3';

interface StepsButtonProps extends StepViewProps {
	/** As the judge names it. */
	language: string;
}

/** Opens the steps of a run, if the language has them. */
export function StepsButton({ language, ...run }: StepsButtonProps) {
	const { features } = useAccess();
	// The program as it was when the dialog opened: editing goes on behind it.
	const [shown, setShown] = useState<StepViewProps | null>(null);
	if (!features.seeing || !isPython(language)) return null;
	return (
		<>
			<Button label="一步一步看" icon="eye" kind="text" opensDialog onPress={() => setShown(run)} />
			{/* A phone that is turned may hide the pane of the button. */}
			{shown && createPortal(<StepDialog {...shown} onClose={() => setShown(null)} />, document.body)}
		</>
	);
}
