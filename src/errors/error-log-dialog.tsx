import { Link } from 'react-router-dom';
import * as texts from '#generated/messages/errors.ts';
import { formatTime } from '#src/lib/format-time.ts';
import { type AddressMode, appPathAt } from '#src/routing/app-address.ts';
import { Button } from '#src/ui/button.tsx';
import { useModal } from '#src/ui/use-modal.ts';
import type { ErrorEntry } from './error-log.ts';
import './error-log-dialog.css';

interface ErrorLogDialogProps {
	/** Newest last. */
	entries: readonly ErrorEntry[];
	address: AddressMode;
	onClear: () => void;
	onClose: () => void;
}

export function ErrorLogDialog({ entries, address, onClear, onClose }: ErrorLogDialogProps) {
	const { props, close } = useModal({ onClose });
	return (
		<dialog {...props} className="error-log" aria-labelledby="error-log-title">
			<header className="line error-log-head">
				<h2 id="error-log-title">{texts.title}</h2>
				<Button label={texts.clear} icon="trash" disabled={entries.length === 0} onPress={onClear} />
				<Button label={texts.close} onPress={close} />
			</header>
			{entries.length === 0 ? (
				<p className="faint error-log-none">{texts.none}</p>
			) : (
				<ErrorTable entries={entries} address={address} onLeave={close} />
			)}
		</dialog>
	);
}

interface ErrorTableProps extends Pick<ErrorLogDialogProps, 'entries' | 'address'> {
	onLeave: () => void;
}

function ErrorTable({ entries, address, onLeave }: ErrorTableProps) {
	return (
		<div className="error-log-scroll">
			<table>
				<thead>
					<tr>
						<th scope="col">{texts.time}</th>
						<th scope="col">{texts.error}</th>
						<th scope="col">{texts.page}</th>
					</tr>
				</thead>
				<tbody>
					{entries.toReversed().map((entry) => (
						<ErrorRow key={entry.id} entry={entry} path={appPathAt(new URL(entry.url), address)} onLeave={onLeave} />
					))}
				</tbody>
			</table>
		</div>
	);
}

function ErrorRow({ entry: { error, at }, path, onLeave }: { entry: ErrorEntry; path: string; onLeave: () => void }) {
	return (
		<tr>
			<td className="faint error-log-time">{formatTime(new Date(at), 'HH:mm:ss')}</td>
			<td>
				<details>
					<summary>
						<strong>{error.name}</strong> {error.message}
					</summary>
					<pre>{error.stack}</pre>
				</details>
			</td>
			<td>
				<Link to={path} onClick={onLeave}>
					{path}
				</Link>
			</td>
		</tr>
	);
}
