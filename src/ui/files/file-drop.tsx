import { type ChangeEvent, type ClipboardEvent, type DragEvent, useState } from 'react';
import * as texts from '#generated/messages/ui/files.ts';
import { Icon } from '#src/ui/icons.tsx';
import { chooseFiles, type FileLimits, type FilesAtHand, limitsInWords } from './file-limits.ts';
import styles from './files.module.css';

export interface FileDropProps {
	id: string;
	name: string;
	label: string;
	limits: FileLimits;
	/** Number of files chosen already. */
	have: number;
	haveBytes?: number;
	required?: boolean;
	invalid?: boolean;
	describedBy?: string | undefined;
	onFiles: (files: readonly File[]) => void;
}

/** File input that accepts chosen, dropped and pasted files. */
export function FileDrop({ id, name, label, limits, have, haveBytes = 0, required, invalid, describedBy, onFiles }: FileDropProps) {
	const [refused, setRefused] = useState<readonly string[]>([]);
	const take = (files: readonly File[]): void => {
		if (files.length === 0) return;
		const chosen = chooseFiles(files, limits.maxFiles === 1 ? NONE : { count: have, bytes: haveBytes }, limits);
		setRefused(chosen.refused);
		if (chosen.taken.length > 0) onFiles(chosen.taken);
	};
	const { over, handlers } = useDropZone(take);
	const onChange = ({ target }: ChangeEvent<HTMLInputElement>): void => {
		take([...(target.files ?? [])]);
		// Allows choosing the same file again.
		target.value = '';
	};
	const words = limitsInWords(limits);
	return (
		<div className={styles.drop} data-over={over || undefined} {...handlers}>
			<input
				id={id}
				name={name}
				type="file"
				className="visually-hidden"
				aria-label={label}
				accept={limits.accept.join(',') || undefined}
				multiple={limits.maxFiles > 1}
				required={required}
				aria-invalid={invalid || undefined}
				aria-describedby={[describedBy, `${id}-limits`].filter(Boolean).join(' ')}
				onChange={onChange}
			/>
			<label className={styles.zone} htmlFor={id} data-invalid={invalid || undefined}>
				<Icon name="upload" />
				<span>
					<strong>{have > 0 && limits.maxFiles === 1 ? texts.another : texts.choose}</strong>
					<span className={styles.ways}>{texts.ways}</span>
				</span>
				<small id={`${id}-limits`}>{words}</small>
			</label>
			<ul className={styles.refused} aria-live="polite">
				{refused.map((text) => (
					<li key={text}>{text}</li>
				))}
			</ul>
		</div>
	);
}

const NONE: FilesAtHand = { count: 0, bytes: 0 };

/** Takes files that are pasted, or dropped on the element with these handlers. `over`: files are dragged over it. */
function useDropZone(onFiles: (files: readonly File[]) => void) {
	const [over, setOver] = useState(false);
	const handlers = {
		onPaste(event: ClipboardEvent): void {
			const files = [...event.clipboardData.files];
			if (files.length > 0) event.preventDefault();
			onFiles(files);
		},
		onDrop(event: DragEvent): void {
			event.preventDefault();
			setOver(false);
			onFiles([...event.dataTransfer.files]);
		},
		onDragOver(event: DragEvent): void {
			event.preventDefault();
			setOver(true);
		},
		onDragLeave: (): void => setOver(false),
	};
	return { over, handlers };
}
