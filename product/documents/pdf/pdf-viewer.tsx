import { useState } from 'react';
import { ErrorNotice } from '#src/ui/error-notice.tsx';
import { FileLoading, FirstPartNote } from '../file-content.tsx';
import { NoViewNotice } from '../no-view-notice.tsx';
import { useReadingPlace } from '../use-reading-place.ts';
import type { ViewerProps } from '../viewer-props.ts';
import { PdfReader } from './pdf-reader.tsx';
import { usePdf } from './use-pdf.ts';

/** A PDF that reopens at the last page read. */
export function PdfViewer({ file, source, page, pageRequest, onRead }: ViewerProps) {
	const place = useReadingPlace({ file, page });
	// Kept outside of the document, which is reopened when a hidden page is shown again.
	const [current, setCurrent] = useState(place.start);
	const { state, retry } = usePdf(source);
	const turn = (to: number, inView: readonly number[]): void => {
		setCurrent(to);
		place.remember(to);
		onRead(to, inView);
	};
	switch (state.kind) {
		case 'loading':
			return <FileLoading loaded={state.loaded} total={state.total} />;
		case 'failed':
			return <ErrorNotice message={state.message} onRetry={retry} />;
		case 'too-large':
			return <NoViewNotice reason="too-large" downloadable={file.downloadable} />;
		case 'ready':
			return (
				<>
					<FirstPartNote shown={state.pdf.shown} downloadable={file.downloadable} />
					<PdfReader pdf={state.pdf} start={current} pageRequest={pageRequest ?? null} onPage={turn} />
				</>
			);
	}
}
