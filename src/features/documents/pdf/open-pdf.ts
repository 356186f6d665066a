/** The only module that starts pdf.js. Its worker and all assets are self-hosted. */
import { getDocument, type PDFDocumentProxy, PDFWorker, ResponseException, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Size } from '../zoom.ts';

export interface OpenPdf {
	document: PDFDocumentProxy;
	pages: number;
	first: Size;
}

export interface PdfOpening {
	opened: Promise<OpenPdf>;
	close: () => void;
}

/** Address of a folder that `output.copy` in rsbuild.config.ts writes next to the scripts. */
const folder = (name: string): string => new URL(`${import.meta.env.ASSET_PREFIX}/static/pdf/${name}/`, document.baseURI).href;

export function openPdf(url: string, onProgress: (loaded: number, total: number | null) => void): PdfOpening {
	const thread = new Worker(new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url), { type: 'module', name: 'pdf' });
	// Warnings about a malformed PDF do not belong in the console.
	const worker = PDFWorker.create({ port: thread, verbosity: VerbosityLevel.ERRORS });
	const task = getDocument({
		url,
		worker,
		cMapUrl: folder('cmaps'),
		standardFontDataUrl: folder('standard_fonts'),
		wasmUrl: folder('wasm'),
		// The CSP forbids eval, and some servers also forbid WebAssembly.
		isEvalSupported: false,
		useWasm: false,
		enableXfa: false,
		// Range requests beside the stream of the same file sometimes never resolved on a busy machine.
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
			// `destroy` may reject for a document that failed to open; the worker must end anyway.
			task.destroy().then(end, end);
		},
	};
}

async function toOpenPdf(document: PDFDocumentProxy): Promise<OpenPdf> {
	const { width, height } = (await document.getPage(1)).getViewport({ scale: 1 });
	return { document, pages: document.numPages, first: { width, height } };
}

export type PdfFailure = { kind: 'http'; status: number } | { kind: 'password' } | { kind: 'broken' } | { kind: 'network' };

export function failureOf(error: unknown): PdfFailure {
	if (error instanceof ResponseException) {
		const { status } = error as ResponseException & { status: number };
		return status > 0 ? { kind: 'http', status } : { kind: 'network' };
	}
	const name = error instanceof Error ? error.name : '';
	if (name === 'PasswordException') return { kind: 'password' };
	return name === 'InvalidPDFException' || name === 'FormatError' ? { kind: 'broken' } : { kind: 'network' };
}
