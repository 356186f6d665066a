import * as texts from '#generated/messages/uploads.ts';
import { formatBytes } from '#src/lib/format-quantity.ts';
import { Button } from '#src/ui/button.tsx';
import { Bar } from '#src/ui/files/file-list.tsx';
import styles from './upload-list.module.css';
import type { ListedFile, Uploads } from './use-uploads.ts';

interface UploadListProps {
	label: string;
	files: readonly ListedFile[];
	uploads: Pick<Uploads, 'pause' | 'resume' | 'remove'>;
}

/** Files that are sent at once, each with its progress and what can be done about it. */
export function UploadList({ label, files, uploads }: UploadListProps) {
	if (files.length === 0) return null;
	return (
		<ul className="stack" aria-label={label}>
			{files.map((file) => (
				<UploadLine key={file.id} file={file} uploads={uploads} />
			))}
		</ul>
	);
}

function UploadLine({ file, uploads }: { file: ListedFile } & Pick<UploadListProps, 'uploads'>) {
	const { id, name, state, share } = file;
	return (
		<li className={styles.file} data-state={state}>
			<span className={styles.name}>{name}</span>
			<span className="muted" role={state === 'sending' ? undefined : 'status'}>
				{stateText(file)}
			</span>
			{(state === 'sending' || state === 'paused') && <Bar label={texts.progressOf({ name })} share={share} />}
			<span className={styles.buttons}>
				{state === 'sending' && <Button label={texts.pause} kind="text" onPress={() => uploads.pause(id)} />}
				{(state === 'paused' || state === 'failed') && (
					<Button label={texts.resume} kind="text" icon="upload" onPress={() => uploads.resume(id)} />
				)}
				<Button label={texts.remove({ name })} kind="text" icon="trash" onPress={() => uploads.remove(id)} />
			</span>
		</li>
	);
}

function stateText({ bytes, state, share, problem }: ListedFile): string {
	const size = formatBytes(bytes);
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
