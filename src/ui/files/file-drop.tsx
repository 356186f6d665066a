import { type ChangeEvent, type ClipboardEvent, type DragEvent, useState } from 'react';
import { Icon } from '#src/ui/icons.tsx';
import { chooseFiles, type FileLimits, limitsInWords } from './file-limits.ts';
import styles from './files.module.css';

export interface FileDropProps {
	id: string;
	name: string;
	label: string;
	limits: FileLimits;
	have: number;
	required?: boolean;
	invalid?: boolean;
	describedBy?: string | undefined;
	onFiles: (files: readonly File[]) => void;
}

/** File input that accepts chosen, dropped and pasted files. */
export function FileDrop({ id, name, label, limits, have, required, invalid, describedBy, onFiles }: FileDropProps) {
	const [over, setOver] = useState(false);
	const [refused, setRefused] = useState<readonly string[]>([]);
	const take = (files: readonly File[]): void => {
		if (files.length === 0) return;
		const chosen = chooseFiles(files, limits.maxFiles === 1 ? 0 : have, limits);
		setRefused(chosen.refused);
		if (chosen.taken.length > 0) onFiles(chosen.taken);
	};
	const onChange = ({ target }: ChangeEvent<HTMLInputElement>): void => {
		take([...(target.files ?? [])]);
		// Allows choosing the same file again.
		target.value = '';
	};
	const onPaste = (event: ClipboardEvent): void => {
		const files = [...event.clipboardData.files];
		if (files.length > 0) event.preventDefault();
		take(files);
	};
	const onDrop = (event: DragEvent): void => {
		event.preventDefault();
		setOver(false);
		take([...event.dataTransfer.files]);
	};
	const onDragOver = (event: DragEvent): void => {
		event.preventDefault();
		setOver(true);
	};
	const words = limitsInWords(limits);
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: the nested input does the same for the keyboard
		<div
			className={styles.drop}
			data-over={over || undefined}
			onPaste={onPaste}
			onDrop={onDrop}
			onDragOver={onDragOver}
			onDragLeave={() => setOver(false)}
		>
			<input
				id={id}
				name={name}
				type="file"
				className={styles.input}
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
					<strong>{have > 0 && limits.maxFiles === 1 ? '换一个文件' : '选择文件'}</strong>
					<span className={styles.ways}>，拖到这里，或直接粘贴</span>
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
