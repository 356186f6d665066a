/** Draws one page: its picture on a canvas, and over it its text, which cannot be seen but selected, read out and found. */
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
	/** Of the page itself, in points. */
	size: Size;
	/** The elements of the pieces of text, and what they say. */
	pieces: { elements: readonly HTMLElement[]; texts: readonly string[] };
}

/** What a canvas may hold everywhere; a larger page is drawn less finely. */
const MOST_PIXELS = 16_777_216;

/** Resolves with null when `signal` ended it. */
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
	const fineness = Math.min(window.devicePixelRatio || 1, Math.sqrt(MOST_PIXELS / (width * height)));
	const viewport = page.getViewport({ scale: scale * fineness });
	canvas.width = Math.floor(viewport.width);
	canvas.height = Math.floor(viewport.height);
	return page.render({ canvas, viewport });
}

async function layText(page: PDFPageProxy, scale: number, container: HTMLElement, signal: AbortSignal): Promise<DrawnPage['pieces']> {
	container.replaceChildren();
	const layer = new TextLayer({ textContentSource: await page.getTextContent(), container, viewport: page.getViewport({ scale }) });
	signal.addEventListener('abort', () => layer.cancel(), { once: true });
	await layer.render();
	return { elements: layer.textDivs, texts: layer.textContentItemsStr };
}
