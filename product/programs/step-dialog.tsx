import { DialogFrame } from '#src/ui/dialog-frame.tsx';
import { StepView, type StepViewProps } from './step-view.tsx';

interface StepDialogProps extends StepViewProps {
	onClose: () => void;
}

export const StepDialog = ({ onClose, ...run }: StepDialogProps) => (
	<DialogFrame title="一步一步看" look="dialog" width={1180} onClose={onClose} mayDiscard={async () => true}>
		<StepView {...run} />
	</DialogFrame>
);
