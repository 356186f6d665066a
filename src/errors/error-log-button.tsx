import { useState } from 'react';
import { useSnapshot } from 'valtio/react';
import * as texts from '#generated/messages/errors.ts';
import type { AddressMode } from '#src/routing/app-address.ts';
import { Icon } from '#src/ui/icons.tsx';
import { lazyDialog } from '#src/ui/lazy-component.tsx';
import type { ErrorEntry } from './error-log.ts';
import type { ErrorLog } from './error-log-store.ts';
import './error-log-button.css';

const Dialog = lazyDialog(async () => (await import('./error-log-dialog.tsx')).ErrorLogDialog);

/** Developer button, shown only after an error in a build that logs errors. */
export function ErrorLogButton({ log, address }: { log: ErrorLog; address: AddressMode }) {
	const entries = useSnapshot(log.state).entries as readonly ErrorEntry[];
	const [open, setOpen] = useState(false);
	if (entries.length === 0 && !open) return null;

	return (
		<>
			<button
				type="button"
				className="icon-button shell-icon-button error-log-button"
				aria-label={texts.count({ count: entries.length })}
				data-tooltip={texts.title}
				aria-haspopup="dialog"
				onClick={() => setOpen(true)}
			>
				<Icon name="warning" />
				<span aria-hidden="true">{entries.length}</span>
			</button>
			{open && <Dialog entries={entries} address={address} onClear={log.clear} onClose={() => setOpen(false)} />}
		</>
	);
}
