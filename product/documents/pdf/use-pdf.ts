import { useEffect, useState } from 'react';
import { CodeMissing } from '#src/lib/fetch-code.ts';
import { useCalls } from '#src/pages/use-calls.ts';
import { type FileSource, isAborted, readFile } from '../file-source.ts';
import { TooLarge } from '../read/readings.ts';
import { BROKEN, NOT_OPENED } from '../use-content.ts';
import { needsPassword, type OpenPdf, openPdf } from './open-pdf.ts';

export type PdfState =
	| { kind: 'loading'; loaded: number; total: number | null }
	| { kind: 'failed'; message: string }
	| { kind: 'too-large' }
	| { kind: 'ready'; pdf: OpenPdf };

const LOCKED = '这个文件设了密码，不能在线预览，请下载后打开';

function failedState(error: unknown): PdfState {
	if (error instanceof TooLarge) return { kind: 'too-large' };
	if (error instanceof CodeMissing) return { kind: 'failed', message: NOT_OPENED };
	return { kind: 'failed', message: needsPassword(error) ? LOCKED : BROKEN };
}

const START: PdfState = { kind: 'loading', loaded: 0, total: null };

/** Opens a PDF and closes it when the page is hidden, because its worker holds memory. */
export function usePdf(source: FileSource): { state: PdfState; retry: () => void } {
	const { fetchFile } = useCalls();
	const [state, setState] = useState<PdfState>(START);
	const [attempt, setAttempt] = useState(0);
	// biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt reruns the effect
	useEffect(() => {
		const end = new AbortController();
		let close = (): void => undefined;
		const onProgress = (loaded: number, total: number | null): void => setState({ kind: 'loading', loaded, total });
		const open = async (): Promise<PdfState | null> => {
			const bytes = await readFile(source, (url) => fetchFile(url, { signal: end.signal, onProgress }));
			if (!bytes.ok) return isAborted(bytes.error) ? null : { kind: 'failed', message: bytes.error.message };
			if (end.signal.aborted) return null;
			const opening = openPdf(bytes.data);
			close = opening.close;
			return { kind: 'ready', pdf: await opening.opened };
		};
		open()
			.catch((error: unknown) => {
				close();
				return failedState(error);
			})
			.then((next) => next && !end.signal.aborted && setState(next));
		return () => {
			end.abort();
			close();
			setState(START);
		};
	}, [source, attempt]);
	return { state, retry: () => setAttempt((before) => before + 1) };
}
