import {
	type PDFDocumentProxy,
	type PDFPageProxy,
	RenderingCancelledException,
	type RenderTask,
	TextLayer,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Size } from '../zoom.ts';

export interface PageTargets {
	canvas: HTMLCanvasElement;
	text: HTMLElement;
}

export interface DrawnPage {
	/** Unscaled page size in points. */
	size: Size;
	/** Elements of the text layer and their texts, by index. */
	pieces: { elements: readonly HTMLElement[]; texts: readonly string[] };
}

/** Canvas size that every browser supports, in pixels. A larger page is drawn at a lower resolution. */
const MAX_PIXELS = 16_777_216;
const LONGEST_SIDE = 16_384;

/** Texts of a page that can be selected: each is an element. */
const MAX_TEXTS = 10_000;

/** Draws the page on the canvas with a selectable, invisible text layer over it. Resolves with null when `signal` is aborted. */
export async function drawPage(
	document: PDFDocumentProxy,
	number: number,
	scale: number,
	targets: PageTargets,
	signal: AbortSignal,
): Promise<DrawnPage | null> {
	const page = await document.getPage(number);
	if (signal.aborted) return null;
	const { width, height } = page.getViewport({ scale: 1 });
	const task = paint(page, scale, targets.canvas);
	signal.addEventListener('abort', () => task.cancel(), { once: true });
	try {
		await task.promise;
		if (signal.aborted) return null;
		return { size: { width, height }, pieces: await layText(page, scale, targets.text, signal) };
	} catch (error) {
		if (error instanceof RenderingCancelledException || signal.aborted) return null;
		throw error;
	}
}

function paint(page: PDFPageProxy, scale: number, canvas: HTMLCanvasElement): RenderTask {
	const { width, height } = page.getViewport({ scale });
	const most = Math.min(Math.sqrt(MAX_PIXELS / (width * height)), LONGEST_SIDE / Math.max(width, height));
	const fineness = Math.min(window.devicePixelRatio || 1, most);
	const viewport = page.getViewport({ scale: scale * fineness });
	canvas.width = Math.floor(viewport.width);
	canvas.height = Math.floor(viewport.height);
	return page.render({ canvas, viewport });
}

async function layText(page: PDFPageProxy, scale: number, container: HTMLElement, signal: AbortSignal): Promise<DrawnPage['pieces']> {
	container.replaceChildren();
	const { items, ...content } = await page.getTextContent();
	const textContentSource = { ...content, items: items.slice(0, MAX_TEXTS) };
	const layer = new TextLayer({ textContentSource, container, viewport: page.getViewport({ scale }) });
	signal.addEventListener('abort', () => layer.cancel(), { once: true });
	await layer.render();
	return { elements: layer.textDivs, texts: layer.textContentItemsStr };
}
