/** The only file that starts pdf.js: its worker is a file of ours, and so is all that it fetches. */
import { getDocument, type PDFDocumentProxy, PDFWorker, ResponseException, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Size } from '../zoom.ts';

export interface OpenPdf {
	document: PDFDocumentProxy;
	pages: number;
	/** Of the first page, in points. */
	first: Size;
}

export interface PdfOpening {
	opened: Promise<OpenPdf>;
	/** Ends the worker and with it the document, opened or not. */
	close: () => void;
}

/** Beside the app's own scripts, where `output.copy` of rsbuild.config.ts puts it. */
const folder = (name: string): string => new URL(`${import.meta.env.ASSET_PREFIX}/static/pdf/${name}/`, document.baseURI).href;

export function openPdf(url: string, onProgress: (loaded: number, total: number | null) => void): PdfOpening {
	const thread = new Worker(new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url), { type: 'module', name: 'pdf' });
	// What is wrong with somebody's file is no news for the console.
	const worker = PDFWorker.create({ port: thread, verbosity: VerbosityLevel.ERRORS });
	const task = getDocument({
		url,
		worker,
		cMapUrl: folder('cmaps'),
		standardFontDataUrl: folder('standard_fonts'),
		wasmUrl: folder('wasm'),
		// The policy of the page allows no eval, and a stricter one of a server no WebAssembly.
		isEvalSupported: false,
		useWasm: false,
		enableXfa: false,
		// Parts that are asked for beside the stream of the same file now and then left a reader on a busy machine waiting for ever.
		disableRange: true,
	});
	task.onProgress = ({ loaded, total }: { loaded: number; total: number }) => onProgress(loaded, total > 0 ? total : null);
	return {
		opened: task.promise.then(toOpenPdf),
		close() {
			const end = (): void => {
				worker.destroy();
				thread.terminate();
			};
			// What did not open may fail to close as well: the worker ends either way.
			task.destroy().then(end, end);
		},
	};
}

async function toOpenPdf(document: PDFDocumentProxy): Promise<OpenPdf> {
	const { width, height } = (await document.getPage(1)).getViewport({ scale: 1 });
	return { document, pages: document.numPages, first: { width, height } };
}

export type PdfFailure = { kind: 'http'; status: number } | { kind: 'password' } | { kind: 'broken' } | { kind: 'network' };

/** Why a document did not open. */
export function failureOf(error: unknown): PdfFailure {
	if (error instanceof ResponseException) {
		const { status } = error as ResponseException & { status: number };
		return status > 0 ? { kind: 'http', status } : { kind: 'network' };
	}
	const name = error instanceof Error ? error.name : '';
	if (name === 'PasswordException') return { kind: 'password' };
	return name === 'InvalidPDFException' || name === 'FormatError' ? { kind: 'broken' } : { kind: 'network' };
}
