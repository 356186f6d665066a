/** pdf.js without React: renders page 1 of `?file=` at `?width=` pixels, with its text layer. */
import { getDocument, PDFWorker, TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs';

const asked = new URLSearchParams(location.search);
const thread = new Worker(new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url), { type: 'module' });
const opened = getDocument({
	url: asked.get('file') ?? '',
	worker: PDFWorker.create({ port: thread }),
	isEvalSupported: false,
	useWasm: false,
	disableRange: true,
});
const page = await (await opened.promise).getPage(1);
const scale = Number(asked.get('width')) / page.getViewport({ scale: 1 }).width;
const viewport = page.getViewport({ scale });
const canvas = document.body.appendChild(document.createElement('canvas'));
canvas.width = viewport.width;
canvas.height = viewport.height;
await page.render({ canvas, viewport }).promise;
const container = document.body.appendChild(document.createElement('div'));
await new TextLayer({ textContentSource: await page.getTextContent(), container, viewport }).render();
document.body.dataset.drawn = '';
