import * as texts from '#generated/messages/uploads.ts';
import { formatBytes } from '#src/lib/format-quantity.ts';
import { Button } from '#src/ui/button.tsx';
import { Bar } from '#src/ui/files/file-list.tsx';
import styles from './upload-list.module.css';
import type { UploadProgress, Uploads } from './use-uploads.ts';

/** A file that the server has. */
export interface UploadedFile {
	name: string;
	bytes: number;
	/** What a form sends for it. */
	value: unknown;
}

interface UploadListProps {
	label: string;
	files: readonly (File | UploadedFile)[];
	uploads: Uploads;
	onRemove: (file: File | UploadedFile) => void;
}

/** Files that are sent at once, each with its progress and what can be done about it. */
export function UploadList({ label, files, uploads, onRemove }: UploadListProps) {
	if (files.length === 0) return null;
	return (
		<ul className="stack" aria-label={label}>
			{[...files.entries()].map(([index, file]) => (
				<UploadLine key={index} file={file} uploads={uploads} onRemove={() => onRemove(file)} />
			))}
		</ul>
	);
}

function UploadLine({ file, uploads, onRemove }: { file: File | UploadedFile; uploads: Uploads; onRemove: () => void }) {
	const { name } = file;
	const chosen = file instanceof File ? file : null;
	const { state, share, problem } = chosen ? uploads.progressOf(chosen) : SENT;
	const size = formatBytes(file instanceof File ? file.size : file.bytes);
	return (
		<li className={styles.file} data-state={state}>
			<span className={styles.name}>{name}</span>
			<span className="muted" role={state === 'sending' ? undefined : 'status'}>
				{stateText(size, { state, share, problem })}
			</span>
			{(state === 'sending' || state === 'paused') && <Bar label={texts.progressOf({ name })} share={share} />}
			<span className={styles.buttons}>
				{chosen && state === 'sending' && <Button label={texts.pause} kind="text" onPress={() => uploads.pause(chosen)} />}
				{chosen && state !== 'sending' && <Button label={texts.resume} kind="text" icon="upload" onPress={() => uploads.resume(chosen)} />}
				<Button label={texts.remove({ name })} kind="text" icon="trash" onPress={onRemove} />
			</span>
		</li>
	);
}

interface ShownProgress extends Omit<UploadProgress, 'state'> {
	state: UploadProgress['state'] | 'sent';
}

const SENT: ShownProgress = { state: 'sent', share: 1, problem: '' };

function stateText(size: string, { state, share, problem }: ShownProgress): string {
	const percent = Math.round(share * 100);
	switch (state) {
		case 'sent':
			return texts.sent({ size });
		case 'sending':
			return texts.sending({ size, percent });
		case 'paused':
			return problem ? texts.cutAt({ size, percent, problem }) : texts.pausedAt({ size, percent });
		case 'failed':
			return texts.failed({ size, problem });
	}
}
