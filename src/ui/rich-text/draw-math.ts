/** Renders formulas by KaTeX. Three times as large as the rest of rich text, so it is only loaded for texts with formulas. */
import 'katex/dist/katex.min.css';
import katex from 'katex';
import type { Formula } from './split-math.ts';

/** Invalid TeX is shown as source. TeX cannot load, link or style anything, since `trust` is off; macro expansion is limited. */
export const drawMath = ({ tex, display }: Formula): string =>
	katex.renderToString(tex, { displayMode: display, throwOnError: false, strict: 'ignore', trust: false, maxSize: 30, maxExpand: 300 });
