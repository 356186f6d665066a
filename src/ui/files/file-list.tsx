import { type ReactNode, useEffect, useState } from 'react';
import { formatBytes } from '#src/lib/format-quantity.ts';
import { Icon } from '#src/ui/icons.tsx';
import styles from './files.module.css';

export interface ListedFile {
	key: string;
	file: File;
	/** `chosen`: sent later with the form. */
	state: 'chosen' | 'waiting' | 'sending' | 'sent' | 'failed';
	/** Share that has been sent, 0 to 1; null if unknown. */
	share?: number | null;
	error?: string;
}

interface FileListProps {
	label: string;
	files: readonly ListedFile[];
	/** Removes a file from the list; aborts it if it is being sent. */
	onRemove: (key: string) => void;
	onRetry?: (key: string) => void;
}

export function FileList({ label, files, onRemove, onRetry }: FileListProps) {
	if (files.length === 0) return null;
	return (
		<ul className={styles.list} aria-label={label}>
			{files.map((each) => (
				<li key={each.key} className={styles.item} data-state={each.state}>
					<Preview file={each.file} />
					<span className={styles.about}>
						<span className="truncated" data-tooltip="">
							{each.file.name}
						</span>
						<small className={styles.state}>{stateOf(each)}</small>
						{each.state === 'sending' && <Bar label={`${each.file.name} 的上传进度`} share={each.share ?? null} />}
					</span>
					{each.state === 'failed' && onRetry && (
						<Tool label={`重新上传 ${each.file.name}`} icon="refresh" onPress={() => onRetry(each.key)} />
					)}
					<Tool
						label={`${each.state === 'sending' ? '取消上传' : '移除'} ${each.file.name}`}
						icon={each.state === 'sending' ? 'close' : 'trash'}
						onPress={() => onRemove(each.key)}
					/>
				</li>
			))}
		</ul>
	);
}

function stateOf({ file, state, share, error }: ListedFile): ReactNode {
	const size = formatBytes(file.size);
	switch (state) {
		case 'chosen':
			return size;
		case 'waiting':
			return `${size}，等待上传`;
		case 'sending':
			return share === null || share === undefined ? `${size}，正在上传` : `${size}，已上传 ${Math.round(share * 100)}%`;
		case 'sent':
			return `${size}，已上传`;
		case 'failed':
			return <span role="alert">没有上传成功{error ? `：${error}` : ''}</span>;
	}
}

/** Indeterminate if `share` is null. */
export function Bar({ label, share }: { label: string; share: number | null }) {
	return <progress className={styles.bar} aria-label={label} max={1} {...(share !== null && { value: share })} />;
}

function Tool({ label, icon, onPress }: { label: string; icon: string; onPress: () => void }) {
	return (
		<button type="button" className={styles.tool} aria-label={label} data-tooltip={label} onClick={onPress}>
			<Icon name={icon} />
		</button>
	);
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
