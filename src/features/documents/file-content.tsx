import type { ReactNode } from 'react';
import { formatBytes } from '#src/lib/format-quantity.ts';
import { ErrorNotice } from '#src/ui/error-notice.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import styles from './documents.module.css';
import type { FileSource } from './file-source.ts';
import { useContent } from './use-content.ts';

/** Smaller files load too fast for a progress bar. In bytes. */
const LARGE = 1024 * 1024;

export interface FileContentProps<Value> {
	source: FileSource;
	/** Must be referentially stable. */
	parse: (bytes: Uint8Array<ArrayBuffer>) => Value | Promise<Value>;
	children: (value: Value) => ReactNode;
}

export function FileContent<Value>({ source, parse, children }: FileContentProps<Value>) {
	const { content, retry } = useContent(source, parse);
	switch (content.kind) {
		case 'loading':
			return <FileLoading loaded={content.loaded} total={content.total} />;
		case 'failed':
			return <ErrorNotice message={content.message} onRetry={retry} />;
		case 'ready':
			return children(content.value);
	}
}

export function FileLoading({ loaded, total }: { loaded: number; total: number | null }) {
	return (
		<div className={styles.loading}>
			{total !== null && total > LARGE && (
				<>
					<ProgressBar value={(loaded / total) * 100} label="正在打开文件" />
					<p className="note">
						已收到 {formatBytes(loaded)}，共 {formatBytes(total)}
					</p>
				</>
			)}
			<Skeleton shape="lines" />
		</div>
	);
}
