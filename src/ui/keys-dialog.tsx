import { DialogFrame } from './dialog-frame.tsx';
import styles from './keys-dialog.module.css';

interface KeysDialogProps {
	title: string;
	keys: readonly (readonly [keys: string, action: string])[];
	note: string;
	onClose: () => void;
}

/** Lists the keys of a part of the page. */
export const KeysDialog = ({ title, keys, note, onClose }: KeysDialogProps) => (
	<DialogFrame title={title} look="dialog" width={460} onClose={onClose} mayDiscard={async () => true}>
		<dl className={styles.keys}>
			{keys.map(([key, action]) => (
				<div key={key}>
					<dt>
						<kbd>{key}</kbd>
					</dt>
					<dd>{action}</dd>
				</div>
			))}
		</dl>
		<p className={styles.note}>{note}</p>
	</DialogFrame>
);
