/** Finds formulas in text: `$…$` and `\(…\)` inline, `$$…$$` and `\[…\]` as display. Pure. */

export interface Formula {
	tex: string;
	display: boolean;
}

/**
 * `$5 and $10` is not math: no space after the opening `$` or before the closing one, no digit after it. `\$` is a dollar sign. Brackets
 * and parentheses hold no other opening sign: a search past it for the end of each would take quadratic time.
 */
const FORMULA =
	/\\\$|\$\$((?:[^$\\]|\\[\s\S]|\$(?!\$))+)\$\$|\\\[((?:[^\\]|\\[^[\]])+)\\\]|\\\(((?:[^\\]|\\[^()])+)\\\)|\$(?!\s)((?:[^$\n\\]|\\.)+)(?<!\s)\$(?!\d)/g;

const LEADING = new RegExp(FORMULA.source, 'y');

export function splitMath(text: string): (string | Formula)[] {
	const parts: (string | Formula)[] = [];
	let plain = '';
	let end = 0;
	const flush = (): void => {
		if (plain) parts.push(plain);
		plain = '';
	};
	for (const found of text.matchAll(FORMULA)) {
		plain += text.slice(end, found.index);
		end = found.index + found[0].length;
		const formula = formulaOf(found);
		if (!formula) {
			plain += '$';
			continue;
		}
		flush();
		parts.push(formula);
	}
	plain += text.slice(end);
	flush();
	return parts;
}

export function leadingMath(text: string): (Formula & { length: number }) | null {
	LEADING.lastIndex = 0;
	const found = LEADING.exec(text);
	const formula = found && formulaOf(found);
	return found && formula && { ...formula, length: found[0].length };
}

function formulaOf([, dollars, brackets, parentheses, dollar]: RegExpExecArray | RegExpMatchArray): Formula | null {
	const display = dollars ?? brackets;
	const tex = display ?? parentheses ?? dollar;
	return tex === undefined ? null : { tex: tex.trim(), display: display !== undefined };
}
