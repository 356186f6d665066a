import type { Diagnostic } from '#codegen/diagnostics/diagnostic.ts';
import type { ScalarTree } from './tree.ts';

const ROOT = '(?:state|data|row|record|form|dialog|result|session\\.user|route\\.(?:params|query))';
const PATH = `${ROOT}(?:\\.[A-Za-z_]\\w*)+`;
/** The whole text is one path. */
const BARE = new RegExp(`^(${PATH})$`);
/** Braces of another template language, or of a Chinese keyboard, around what reads a path. */
const FOREIGN = new RegExp(`(?:\\{\\{|｛)\\s*((?:!|\\()*${PATH}[^{}｛｝]*?)\\s*(?:\\}\\}|｝)`);

/** The finding for a text that was meant to be read, but would be shown letter by letter; null where there is none. */
export function expressionAsText(tree: ScalarTree): Diagnostic | null {
	const text = typeof tree.value === 'string' ? tree.value : '';
	const bare = BARE.exec(text)?.[1];
	const expression = bare ?? FOREIGN.exec(text)?.[1];
	if (expression === undefined) return null;
	return {
		code: 'expression-as-text',
		message: `\`${expression}\` stands here as text, and would be shown letter by letter.`,
		hint: bare ? `Write '{${expression}}', with the quotes.` : `Write \`{${expression}}\`, in single braces.`,
		at: tree.at,
	};
}
