import { type ComponentType, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import type { AddressMode } from '#src/routing/app-address.ts';
import { Icon } from '#src/ui/icons.tsx';
import type { ErrorEntry } from './error-log.ts';
import type { ErrorLogDialogProps } from './error-log-dialog.tsx';
import type { ErrorLog } from './error-log-store.ts';
import './error-log-button.css';

/** Developer button, shown only after an error in a build that logs errors. */
export function ErrorLogButton({ log, address }: { log: ErrorLog; address: AddressMode }) {
	const entries = useSnapshot(log.state).entries as readonly ErrorEntry[];
	const [Dialog, setDialog] = useState<ComponentType<ErrorLogDialogProps> | null>(null);
	const [open, setOpen] = useState(false);
	if (entries.length === 0 && !open) return null;

	const show = async (): Promise<void> => {
		const { ErrorLogDialog } = await import('./error-log-dialog.tsx');
		setDialog(() => ErrorLogDialog);
		setOpen(true);
	};
	return (
		<>
			<button
				type="button"
				className="icon-button shell-icon-button error-log-button"
				aria-label={`错误日志，${entries.length} 条`}
				data-tooltip="错误日志"
				aria-haspopup="dialog"
				onClick={() => void show()}
			>
				<Icon name="warning" />
				<span aria-hidden="true">{entries.length}</span>
			</button>
			{open && Dialog && <Dialog entries={entries} address={address} onClear={log.clear} onClose={() => setOpen(false)} />}
		</>
	);
}
