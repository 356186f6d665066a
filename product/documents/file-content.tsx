import type { ReactNode } from 'react';
import { formatBytes } from '#src/lib/format-quantity.ts';
import { ErrorNotice } from '#src/ui/error-notice.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import styles from './documents.module.css';
import { NoViewNotice } from './no-view-notice.tsx';
import type { PreviewKind, Readings } from './read/readings.ts';
import { useContent } from './use-content.ts';
import type { ViewerProps } from './viewer-props.ts';

/** Smaller files load too fast for a progress bar. In bytes. */
const LARGE = 1024 * 1024;

export interface FileContentProps<Kind extends PreviewKind> extends Pick<ViewerProps, 'file' | 'source'> {
	kind: Kind;
	children: (reading: Readings[Kind]) => ReactNode;
}

/** Draws the part of a file that a worker has read; a line above says so if it is only the first part. */
export function FileContent<Kind extends PreviewKind>({ kind, file, source, children }: FileContentProps<Kind>) {
	const { content, retry } = useContent(kind, source, file.ext);
	switch (content.kind) {
		case 'loading':
			return <FileLoading loaded={content.loaded} total={content.total} />;
		case 'failed':
			return <ErrorNotice message={content.message} onRetry={retry} />;
		case 'too-large':
			return <NoViewNotice reason="too-large" downloadable={file.downloadable} />;
		case 'ready':
			return (
				<>
					<FirstPartNote shown={content.reading.shown} downloadable={file.downloadable} />
					{children(content.reading)}
				</>
			);
	}
}

export function FirstPartNote({ shown, downloadable }: { shown: string | null; downloadable: boolean }) {
	if (shown === null) return null;
	return (
		<p className={styles.firstPart} role="status">
			内容太多，只显示了{shown}
			{downloadable && '，要看全部请下载'}
		</p>
	);
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
