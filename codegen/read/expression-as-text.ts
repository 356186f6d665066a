import type { Diagnostic } from '#codegen/diagnostics/diagnostic.ts';
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
	const expression = bare ?? FOREIGN.exec(text)?.[1];
	if (expression === undefined) return null;
	return {
		code: 'expression-as-text',
		message: `\`${expression}\` is plain text here and would be shown literally.`,
		hint: bare ? `Write '{${expression}}', with the quotes.` : `Write \`{${expression}}\`, in single braces.`,
		at: tree.at,
	};
}
