import { useState } from 'react';
import { usePageEnvironment } from '#src/pages/page-environment.tsx';
import { ErrorNotice } from '#src/ui/error-notice.tsx';
import { FileLoading } from '../file-content.tsx';
import { openReadingPlace } from '../reading-place.ts';
import type { ViewerProps } from '../viewer-props.ts';
import { PdfReader } from './pdf-reader.tsx';
import { usePdf } from './use-pdf.ts';

/** A PDF document. Where one was is found again, in this browser and, for a lesson, on any other. */
export function PdfViewer({ file, source, page, wish, onRead }: ViewerProps) {
	const { storage, useSession } = usePageEnvironment();
	const { user } = useSession();
	const [place] = useState(() => openReadingPlace(storage, { owner: user.id, fileId: file.id, asked: page, known: file.page }));
	// Kept beside the document, which is opened anew when the page comes back to sight.
	const [current, setCurrent] = useState(place.start);
	const { state, retry } = usePdf(source);
	const turn = (to: number): void => {
		setCurrent(to);
		place.remember(to);
		onRead(to);
	};
	switch (state.kind) {
		case 'loading':
			return <FileLoading loaded={state.loaded} total={state.total} />;
		case 'failed':
			return <ErrorNotice message={state.message} onRetry={retry} />;
		case 'ready':
			return <PdfReader pdf={state.pdf} start={current} wish={wish ?? null} onPage={turn} />;
	}
}
