import { useEffect } from 'react';
import { DialogFrame } from '#src/ui/dialog-frame.tsx';
import { StepView, type StepViewProps } from './step-view.tsx';
import { useStepsSeen } from './use-steps-seen.ts';

interface StepDialogProps extends StepViewProps {
	onClose: () => void;
}

export function StepDialog({ onClose, ...run }: StepDialogProps) {
	const seen = useStepsSeen();
	useEffect(() => seen.mark(), [seen]);
	return (
		<DialogFrame title="一步一步看" look="dialog" width={1180} onClose={onClose} mayDiscard={async () => true}>
			<StepView {...run} />
		</DialogFrame>
	);
}
