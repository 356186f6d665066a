import { type ComponentType, type ReactNode, useState } from 'react';
import { WithPosition } from '#app/course/content-position.tsx';
import type { ComponentProps } from '#generated/component-props.ts';
import { downloadFile } from '#src/lib/download-file.ts';
import { formatBytes } from '#src/lib/format-quantity.ts';
import { lazyCode } from '#src/lib/lazy-code.ts';
import type { LoadOnce } from '#src/lib/load-once.ts';
import { useCalls } from '#src/pages/use-calls.ts';
import { useClock } from '#src/pages/use-clock.ts';
import { useFeedback } from '#src/pages/use-feedback.ts';
import { Button } from '#src/ui/button.tsx';
import { ErrorNotice } from '#src/ui/error-notice.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { useLoad } from '#src/ui/use-load.ts';
import type { AttachmentFile } from './api-types.ts';
import { chooseViewer, isViewer, type ViewerKind } from './choose-viewer.ts';
import styles from './documents.module.css';
import { createFileSource, fixedSource } from './file-source.ts';
import { NoViewNotice } from './no-view-notice.tsx';
import { attachmentOf } from './uploaded-file.ts';
import { usePagePosition } from './use-page-position.ts';
import { useReadingReport } from './use-reading-report.ts';
import type { ViewerProps } from './viewer-props.ts';

const viewers: Readonly<Record<ViewerKind, LoadOnce<ComponentType<ViewerProps>>>> = {
	pdf: lazyCode(async () => (await import('./pdf/pdf-viewer.tsx')).PdfViewer),
	image: lazyCode(async () => (await import('./image-viewer.tsx')).ImageViewer),
	svg: lazyCode(async () => (await import('./svg-viewer.tsx')).SvgViewer),
	audio: lazyCode(async () => (await import('./media-viewer.tsx')).MediaViewer),
	video: lazyCode(async () => (await import('./media-viewer.tsx')).MediaViewer),
	text: lazyCode(async () => (await import('./text-viewer.tsx')).TextViewer),
	markdown: lazyCode(async () => (await import('./markdown-viewer.tsx')).MarkdownViewer),
	code: lazyCode(async () => (await import('./code-viewer.tsx')).CodeViewer),
	zip: lazyCode(async () => (await import('./zip-viewer.tsx')).ZipViewer),
	sb3: lazyCode(async () => (await import('./scratch/scratch-viewer.tsx')).ScratchViewer),
	docx: lazyCode(async () => (await import('./docx-viewer.tsx')).DocxViewer),
	xlsx: lazyCode(async () => (await import('./xlsx-viewer.tsx')).XlsxViewer),
	office: lazyCode(async () => (await import('./office-viewer.tsx')).OfficeViewer),
};

export function DocumentViewer({ file, page = null, children }: ComponentProps['documents#DocumentViewer']) {
	return (
		<OpenFile key={file.id} file={file} page={page} renews>
			{children}
		</OpenFile>
	);
}

/** A file that the user has handed in. */
export const UploadViewer = (upload: ComponentProps['documents#UploadViewer']) => (
	<OpenFile key={upload.id} file={attachmentOf(upload)} page={null} renews={false} />
);

interface OpenFileProps {
	file: AttachmentFile;
	page: number | null;
	/** Whether the server signs the address, and signs it anew. */
	renews: boolean;
	children?: ReactNode;
}

function OpenFile({ file: latest, page, renews, children }: OpenFileProps) {
	const { call } = useCalls();
	const { now } = useClock();
	const { message } = useFeedback();
	// Keeps the first response: a refetch only brings a new signed address, and must not reopen the file.
	const [file] = useState(latest);
	const [source] = useState(() => (renews ? createFileSource(file, { call, now }) : fixedSource(file.url)));
	const report = useReadingReport(file);
	const choice = chooseViewer(file);
	const { content, turned, pageRequest } = usePagePosition(choice === 'pdf' || (choice === 'docx' && (file.pages ?? 1) > 1));
	const onRead = (current: number, inView: readonly number[]): void => {
		turned(current);
		report(current, inView);
	};
	const download = async (): Promise<void> => {
		const url = await source.validAddress();
		if (url !== null && !downloadFile(url, file.name)) message('warning', '这个文件暂时无法下载');
	};
	const viewer = (
		<section className={styles.viewer} aria-label="预览">
			{file.downloadable && (
				<div className={styles.head}>
					<Button label={`下载（${formatBytes(file.bytes)}）`} icon="download" kind="primary" onPress={download} />
				</div>
			)}
			{isViewer(choice) ? (
				<ViewerOf kind={choice} file={file} source={source} page={page} pageRequest={pageRequest} onRead={onRead} />
			) : (
				<NoViewNotice reason={choice} downloadable={file.downloadable} />
			)}
		</section>
	);
	if (!children) return viewer;
	return (
		<div className={styles.desk}>
			{viewer}
			<div className={styles.beside}>
				<WithPosition content={content}>{children}</WithPosition>
			</div>
		</div>
	);
}

function ViewerOf({ kind, ...props }: ViewerProps & { kind: ViewerKind }) {
	const [attempt, setAttempt] = useState(0);
	const loader = viewers[kind];
	const retry = (): void => {
		loader().catch(() => undefined);
		setAttempt(attempt + 1);
	};
	return <LoadedViewer key={attempt} {...props} loader={loader} onRetry={retry} />;
}

interface LoadedViewerProps extends ViewerProps {
	loader: (typeof viewers)[ViewerKind];
	onRetry: () => void;
}

function LoadedViewer({ loader, onRetry, ...props }: LoadedViewerProps) {
	const result = useLoad(loader);
	if (!result) return <Skeleton shape="lines" />;
	if ('error' in result) return <ErrorNotice message="预览没有打开，请检查网络后重试" onRetry={onRetry} />;
	return <result.value {...props} />;
}
