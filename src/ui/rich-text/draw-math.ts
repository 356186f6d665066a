/** Formulas by KaTeX: three times as heavy as all the rest of rich text, so only text with formulas loads it. */
import 'katex/dist/katex.min.css';
import katex from 'katex';
import type { Formula } from './split-math.ts';

/** What it cannot read shows as it was written. Nothing in TeX may load, link or style: `trust` is off, and macros end soon. */
export const drawMath = ({ tex, display }: Formula): string =>
	katex.renderToString(tex, { displayMode: display, throwOnError: false, strict: 'ignore', trust: false, maxSize: 30, maxExpand: 300 });
