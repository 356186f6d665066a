/** Converts text from a server to safe HTML: parses, sanitises, renders formulas and highlights code. */
import { splitMarks } from './math-marks.ts';
import { parseMarkdown } from './parse-markdown.ts';
import { sanitise } from './safe-html.ts';
import { type Formula, splitMath } from './split-math.ts';

/** `text` is plain text that may hold formulas. */
export type RichFormat = 'html' | 'markdown' | 'text';

/** Returns safe HTML; see `RichText` for `place`. Rejects if the code for formulas or highlighting fails to load. */
export async function toRichHtml(content: string, format: RichFormat, place?: (path: string) => string): Promise<string> {
	const fragment = toFragment(content, format);
	if (place) placePaths(fragment, place);
	await drawFormulas(fragment, format === 'markdown' ? splitMarks : splitMath);
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
	for (const { text, parts } of texts) {
		text.replaceWith(...parts.map((part) => (typeof part === 'string' ? part : asElement(drawMath(part)))));
	}
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
	const { highlightCode } = await import('./highlight-code.ts');
	for (const program of programs) {
		const coloured = highlightCode(program.textContent, program.className.replace('language-', ''));
		if (coloured !== null) program.innerHTML = coloured;
	}
}
