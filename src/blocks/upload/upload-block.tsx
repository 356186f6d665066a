import { useId } from 'react';
import type { BlockProps } from '#src/pages/page-definition.ts';
import { useScope } from '#src/pages/use-scope.ts';
import { FileDrop } from '#src/ui/files/file-drop.tsx';
import { limitsOf } from '#src/ui/files/file-limits.ts';
import { FileList } from '#src/ui/files/file-list.tsx';
import styles from './upload-block.module.css';
import { useUploads } from './use-uploads.ts';

export function UploadBlock({ block }: BlockProps<'upload'>) {
	const id = useId();
	const label = useScope().text(block.label);
	const [uploads, queue] = useUploads(block);
	const { accept, maxMegabytes, image = false, maxFiles = Number.POSITIVE_INFINITY } = block;
	// Each file is a separate call, so the body's item limit does not apply.
	const limits = { ...limitsOf(block.rules, { accept, maxMegabytes, image }), maxFiles };
	return (
		<section aria-label={label}>
			<p className={styles.label} aria-hidden="true">
				{label}
			</p>
			<FileDrop id={id} name={block.field} label={label} limits={limits} have={uploads.length} onFiles={(files) => queue.add(files)} />
			<FileList label={`${label}：文件`} files={uploads} onRemove={(key) => queue.remove(key)} onRetry={(key) => queue.retry(key)} />
		</section>
	);
}
