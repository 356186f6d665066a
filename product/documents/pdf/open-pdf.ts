/** The only module that starts pdf.js. Its worker and all assets are self-hosted. */
import { getDocument, type PDFDocumentProxy, PDFWorker, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { CodeMissing } from '#src/lib/fetch-code.ts';
import { type Bytes, LONGEST, MAX_PIXELS, TooLarge } from '../read/readings.ts';
import type { Size } from '../zoom.ts';

export interface OpenPdf {
	document: PDFDocumentProxy;
	/** Pages that can be read: not more than `MAX_PAGES`, whatever the document announces. */
	pages: number;
	/** Names what is shown if it is not all: `前 5000 页`. */
	shown: string | null;
	first: Size;
}

export interface PdfOpening {
	opened: Promise<OpenPdf>;
	close: () => void;
}

/** Address of a folder that build/pdf-files.ts writes next to the scripts. */
const folder = (name: string): string => new URL(`${import.meta.env.ASSET_PREFIX}/static/pdf/${name}/`, document.baseURI).href;

const MAX_PAGES = 5000;

/**
 * Takes the bytes away from the caller. Rejects with `TooLarge` if pdf.js takes longer than `LONGEST`, with `CodeMissing` if it does not start, or with
 * an error of pdf.js. pdf.js does not fetch the file: it handles a refusal of its own request only once its worker has asked for the headers.
 */
export function openPdf(bytes: Bytes): PdfOpening {
	const thread = new Worker(new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url), { type: 'module', name: 'pdf' });
	// Warnings about a malformed PDF, or about a font that this device lacks, do not belong in the console.
	const verbosity = VerbosityLevel.ERRORS;
	const worker = PDFWorker.create({ port: thread, verbosity });
	const task = getDocument({
		data: bytes,
		worker,
		verbosity,
		cMapUrl: folder('cmaps'),
		standardFontDataUrl: folder('standard_fonts'),
		wasmUrl: folder('wasm'),
		// The CSP forbids eval, and some servers also forbid WebAssembly.
		isEvalSupported: false,
		useWasm: false,
		enableXfa: false,
		maxImageSize: MAX_PIXELS,
	});
	let timer: ReturnType<typeof setTimeout> | undefined;
	const failed = new Promise<never>((_, reject) => {
		thread.onerror = (event) => {
			event.preventDefault();
			reject(new CodeMissing(event.message));
		};
		const start = (): void => {
			timer = setTimeout(() => reject(new TooLarge('pdf.js did not open the document')), LONGEST);
		};
		thread.addEventListener('message', start, { once: true });
	});
	return {
		opened: Promise.race([task.promise.then(toOpenPdf), failed]),
		close() {
			clearTimeout(timer);
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
	const { numPages } = document;
	return {
		document,
		pages: Math.min(numPages, MAX_PAGES),
		shown: numPages > MAX_PAGES ? `前 ${MAX_PAGES} 页` : null,
		first: { width, height },
	};
}

export const needsPassword = (error: unknown): boolean => error instanceof Error && error.name === 'PasswordException';
