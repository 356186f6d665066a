/** Converts text from a server to safe HTML: parses, sanitises, renders formulas and highlights code. */
import { splitMarks } from './math-marks.ts';
import { parseMarkdown } from './parse-markdown.ts';
import { sanitise } from './safe-html.ts';
import { type Formula, splitMath } from './split-math.ts';

/** `text` is plain text that may hold formulas. `parsed-markdown` is what `parseMarkdown` returns. */
export type RichFormat = 'html' | 'markdown' | 'parsed-markdown' | 'text';

/** Returns safe HTML; see `RichText` for `place`. Rejects if the code for formulas or highlighting fails to load. */
export async function toRichHtml(content: string, format: RichFormat, place?: (path: string) => string): Promise<string> {
	const fragment = toFragment(content, format);
	if (place) placePaths(fragment, place);
	await drawFormulas(fragment, format.endsWith('markdown') ? splitMarks : splitMath);
	await colourPrograms(fragment);
	letScroll(fragment);
	const holder = document.createElement('div');
	holder.append(fragment);
	return holder.innerHTML;
}

function toFragment(content: string, format: RichFormat): DocumentFragment {
	if (format !== 'text') return sanitise(format === 'markdown' ? parseMarkdown(content) : content);
	const fragment = document.createDocumentFragment();
	fragment.append(content);
	return fragment;
}

/** Resolves absolute paths of pictures and links against the server that sent the text. */
function placePaths(fragment: DocumentFragment, place: (path: string) => string): void {
	for (const attribute of ['src', 'href'])
		for (const element of fragment.querySelectorAll(`[${attribute}^="/"]:not([${attribute}^="//"])`))
			element.setAttribute(attribute, place(element.getAttribute(attribute) ?? ''));
}

async function drawFormulas(fragment: DocumentFragment, split: (text: string) => (string | Formula)[]): Promise<void> {
	const texts = textsOf(fragment)
		.map((text) => ({ text, parts: split(text.data) }))
		.filter(({ text, parts }) => parts.length !== 1 || parts[0] !== text.data);
	if (texts.length === 0) return;
	const { drawMath } = await import('./draw-math.ts');
	const pause = createPause();
	let room = MAX_MATH;
	for (const { text, parts } of texts) {
		const drawn = document.createDocumentFragment();
		for (const part of parts) {
			if (typeof part === 'string') {
				drawn.append(part);
				continue;
			}
			await pause();
			room -= part.tex.length + EACH_FORMULA;
			drawn.append(room >= 0 ? asElement(drawMath(part)) : sourceOf(part));
		}
		text.replaceWith(drawn);
	}
}

/** Characters of TeX that are drawn in one text, to which each formula adds some. Further formulas are shown as their source. */
const MAX_MATH = 30_000;
const EACH_FORMULA = 40;

const sourceOf = ({ tex, display }: Formula): string => (display ? `$$${tex}$$` : `$${tex}$`);

/** Milliseconds of drawing after which the page answers input. */
const SLICE = 30;

function createPause(): () => Promise<void> {
	let end = performance.now() + SLICE;
	return async () => {
		if (performance.now() < end) return;
		await new Promise((resolve) => setTimeout(resolve));
		end = performance.now() + SLICE;
	};
}

/** Text nodes that may contain formulas. Skips code, where a dollar sign is not a delimiter. */
function textsOf(fragment: DocumentFragment): Text[] {
	const walker = document.createTreeWalker(fragment, NodeFilter.SHOW_TEXT);
	const texts: Text[] = [];
	while (walker.nextNode()) {
		const text = walker.currentNode as Text;
		if (!text.parentElement?.closest('code, pre')) texts.push(text);
	}
	return texts;
}

function asElement(html: string): Node {
	const template = document.createElement('template');
	template.innerHTML = html;
	return template.content;
}

/** A long line scrolls sideways, also by keyboard. */
function letScroll(fragment: DocumentFragment): void {
	for (const block of fragment.querySelectorAll('pre')) block.tabIndex = 0;
}

async function colourPrograms(fragment: DocumentFragment): Promise<void> {
	const programs = [...fragment.querySelectorAll('pre > code[class]')];
	if (programs.length === 0) return;
	const [{ highlightCode }] = await Promise.all([import('./highlight-code.ts'), import('./program-colours.css')]);
	for (const program of programs) {
		const coloured = highlightCode(program.textContent, program.className.replace('language-', ''));
		if (coloured !== null) program.innerHTML = coloured;
	}
}
