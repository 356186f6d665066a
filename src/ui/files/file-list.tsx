import { useEffect, useState } from 'react';
import * as texts from '#generated/messages/ui/files.ts';
import { formatBytes } from '#src/lib/format-quantity.ts';
import { Icon } from '#src/ui/icons.tsx';
import styles from './files.module.css';

interface FileListProps {
	label: string;
	files: readonly File[];
	onChange: (files: readonly File[]) => void;
}

/** Chosen files, which are sent later with their form. */
export function FileList({ label, files, onChange }: FileListProps) {
	if (files.length === 0) return null;
	return (
		<ul className={styles.list} aria-label={label}>
			{[...files.entries()].map(([index, file]) => (
				<li key={index} className={styles.item}>
					<Preview file={file} />
					<span className={styles.about}>
						<span className="truncated" data-tooltip="">
							{file.name}
						</span>
						<small className="note">{formatBytes(file.size)}</small>
					</span>
					<button
						type="button"
						className={styles.tool}
						aria-label={texts.remove({ name: file.name })}
						data-tooltip={texts.remove({ name: file.name })}
						onClick={() => onChange(files.filter((_, each) => each !== index))}
					>
						<Icon name="trash" />
					</button>
				</li>
			))}
		</ul>
	);
}

/** Indeterminate if `share` is null. */
export function Bar({ label, share }: { label: string; share: number | null }) {
	return <progress className={styles.bar} aria-label={label} max={1} {...(share !== null && { value: share })} />;
}

function Preview({ file }: { file: File }) {
	const [url, setUrl] = useState<string | null>(null);
	// An object URL keeps the file in memory until it is revoked.
	useEffect(() => {
		if (!file.type.startsWith('image/')) return;
		const made = URL.createObjectURL(file);
		setUrl(made);
		return () => URL.revokeObjectURL(made);
	}, [file]);
	return (
		<span className={styles.preview}>
			{url ? <img src={url} alt="" onError={() => setUrl(null)} /> : <Icon name={file.type.startsWith('image/') ? 'picture' : 'file'} />}
		</span>
	);
}
