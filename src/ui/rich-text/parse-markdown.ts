import { Marked, Renderer, type RendererObject, Tokenizer, type TokenizerAndRendererExtension, type TokenizerObject } from 'marked';
import { markMath, withoutMarks } from './math-marks.ts';
import { leadingMath } from './split-math.ts';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeHtml = (text: string): string => text.replace(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign);

const math = (level: 'block' | 'inline'): TokenizerAndRendererExtension => ({
	name: `${level}-math`,
	level,
	start: (source) => source.search(level === 'block' ? /\$\$|\\\[/ : /\$|\\\(|\\\[/),
	tokenizer: (source) => {
		const formula = leadingMath(source);
		if (!formula || (level === 'block' && !isAlone(source, formula))) return undefined;
		return { type: `${level}-math`, raw: source.slice(0, formula.length), tex: formula.tex, display: formula.display };
	},
	renderer: ({ tex, display }) => {
		const marked = escapeHtml(markMath({ tex: String(tex), display: display === true }));
		return level === 'block' ? `<p>${marked}</p>\n` : marked;
	},
});

/** A formula is a block of its own if it is a display formula with nothing after it on its line. */
const isAlone = (source: string, { display, length }: { display: boolean; length: number }): boolean =>
	display && /^[ \t]*(\n|$)/.test(source.slice(length));

/** Only `~~` strikes through. A single `~`, and `~~` between digits, is a range: `0~5000 毫伏`. */
const del: TokenizerObject['del'] = function (this: Tokenizer, source, masked, before = '') {
	if (!source.startsWith('~~') || (/\d$/.test(before) && /^~~\d/.test(source))) return undefined;
	const token = Tokenizer.prototype.del.call(this, source, masked, before);
	return token && /\d~~$/.test(token.raw) && /^\d/.test(source.slice(token.raw.length)) ? undefined : token;
};

/** A fence up to its end. One that is never closed holds the rest of the text. */
const CLOSED = /^[ \t]*(`{3,}(?!`)|~{3,}(?!~))[\s\S]*\n[ \t]*\1[`~]*\s*$/;

/** The info string of a program to run. The product reads the words behind `run`. */
const RUN = /^\S+[ \t]+run(?:[ \t]+([\w=. \t-]+))?$/;

/** A closed fence with the info string `<language> run` holds a program to run. */
const code: RendererObject['code'] = function (this: Renderer, token) {
	const html = Renderer.prototype.code.call(this, token);
	const run = CLOSED.test(token.raw) ? RUN.exec(token.lang ?? '') : null;
	return run ? html.replace('<code', `<code data-run="${run[1] ?? ''}"`) : html;
};

const markdown = new Marked({
	async: false,
	gfm: true,
	extensions: [math('block'), math('inline')],
	tokenizer: { del },
	renderer: { code },
});

/** Converts Markdown to unsanitised HTML with marked formulas (`math-marks.ts`) and with `data-run` on programs to run. */
export const parseMarkdown = (text: string): string => markdown.parse(withoutMarks(text), { async: false });
