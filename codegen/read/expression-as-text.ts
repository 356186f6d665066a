import type { Change, Diagnostic } from '#codegen/diagnostics/diagnostic.ts';
import type { ScalarTree } from './tree.ts';

const ROOT = '(?:state|data|row|record|form|dialog|result|slot|event|let|session\\.user|route\\.(?:params|query))';
const PATH = `${ROOT}(?:\\.[A-Za-z_]\\w*)+`;
const BARE = new RegExp(`^(${PATH})$`);
/** A path in the braces of another template language or of a Chinese keyboard. */
const FOREIGN = new RegExp(`(?:\\{\\{|｛)\\s*((?:!|\\()*${PATH}[^{}｛｝]*?)\\s*(?:\\}\\}|｝)`);

/** `${…}` as in JavaScript: the dollar sign would be shown. */
const DOLLAR = new RegExp(`\\$(\\{\\s*(?:!|\\()*${PATH}[^{}]*\\})`);

/** The finding for text that looks like an expression but would be shown literally; null for other text. */
export function expressionAsText(tree: ScalarTree): Diagnostic | null {
	const text = typeof tree.value === 'string' ? tree.value : '';
	const braced = DOLLAR.exec(text)?.[1];
	if (braced !== undefined) {
		const hint = `Write \`${braced}\`; where a dollar sign is meant, \`{'$'}${braced}\`.`;
		return { code: 'expression-as-text', message: `The \`$\` before \`${braced}\` would be shown.`, hint, at: tree.at };
	}
	const bare = BARE.exec(text)?.[1];
	const foreign = FOREIGN.exec(text);
	const expression = bare ?? foreign?.[1];
	if (expression === undefined) return null;
	return {
		code: 'expression-as-text',
		message: `\`${expression}\` is plain text here and would be shown literally.`,
		hint: bare ? `Write '{${expression}}', with the quotes.` : `Write \`{${expression}}\`, in single braces.`,
		fix: bare ? [{ kind: 'write', at: tree.at, text: `'{${expression}}'` }] : withSingleBraces(tree, foreign),
		at: tree.at,
	};
}

/** Without quotes around them, single braces at the start of a text would be those of a YAML map. */
function withSingleBraces({ at, textStart }: ScalarTree, found: RegExpExecArray | null): Change[] {
	if (!found || textStart === null || (found.index === 0 && textStart === at.start)) return [];
	const start = textStart + found.index;
	return [{ kind: 'write', at: { file: at.file, start, end: start + found[0].length }, text: `{${found[1]}}` }];
}
