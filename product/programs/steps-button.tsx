import { useState } from 'react';
import { createPortal } from 'react-dom';
import { judgedAs } from '#app/blocks/block-language.ts';
import { useAccess } from '#src/pages/use-access.ts';
import { Button } from '#src/ui/button.tsx';
import { lazyDialog } from '#src/ui/lazy-component.tsx';
import type { StepViewProps } from './step-view.tsx';

const StepDialog = lazyDialog(async () => (await import('./step-dialog.tsx')).StepDialog);

/** Whether programs of the language run as Python. */
export const isPython = (language: string): boolean => ['Python3', 'PyPy3'].includes(judgedAs(language));

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
