import { DialogFrame } from '#src/ui/dialog-frame.tsx';
import { RunView, type RunViewProps } from './run-view.tsx';

interface RunDialogProps extends RunViewProps {
	onClose: () => void;
}

export const RunDialog = ({ onClose, ...run }: RunDialogProps) => (
	<DialogFrame title="看它画" look="dialog" width={720} onClose={onClose} mayDiscard={async () => true}>
		<RunView {...run} />
	</DialogFrame>
);
