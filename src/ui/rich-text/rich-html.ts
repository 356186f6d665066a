/** The whole way of text from a server to what may be shown: parsed, sanitised, then formulas drawn and programs coloured. */
import { splitMarks } from './math-marks.ts';
import { parseMarkdown } from './parse-markdown.ts';
import { sanitise } from './safe-html.ts';
import { type Formula, splitMath } from './split-math.ts';

/** HTML that is safe to show; `place` is that of `RichText`. Rejects when code for formulas or programs cannot be loaded. */
export async function toRichHtml(content: string, format: 'html' | 'markdown', place?: (path: string) => string): Promise<string> {
	const fragment = sanitise(format === 'markdown' ? parseMarkdown(content) : content);
	if (place) placePaths(fragment, place);
	await drawFormulas(fragment, format === 'markdown' ? splitMarks : splitMath);
	await colourPrograms(fragment);
	const holder = document.createElement('div');
	holder.append(fragment);
	return holder.innerHTML;
}

/** Pictures and files that a server names by their path alone stand at that server. */
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

/** Texts in which a formula may stand: a program is full of dollars that are none. */
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

async function colourPrograms(fragment: DocumentFragment): Promise<void> {
	const programs = [...fragment.querySelectorAll('pre > code[class]')];
	if (programs.length === 0) return;
	const { highlightCode } = await import('./highlight-code.ts');
	for (const program of programs) {
		const coloured = highlightCode(program.textContent, program.className.replace('language-', ''));
		if (coloured !== null) program.innerHTML = coloured;
	}
}
