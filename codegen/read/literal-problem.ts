import { closest } from '#codegen/diagnostics/did-you-mean.ts';
import type { Grammar } from '#codegen/grammar/grammar.ts';
import type { ScalarTree, Tree } from './tree.ts';

export function describeTree(tree: Tree): string {
	if (tree.kind === 'map') return 'a map';
	if (tree.kind === 'list') return 'a list';
	if (tree.value === null) return 'nothing';
	return typeof tree.value === 'string' ? `the text \`${tree.value.slice(0, 40)}\`` : `the ${typeof tree.value} \`${tree.value}\``;
}

type Literal = Extract<Grammar, { kind: 'string' | 'number' | 'boolean' | 'enum' | 'scalar' }>;

/** Why a value does not match its literal grammar; null if it does. */
export function literalProblem(tree: ScalarTree, grammar: Literal): { code: string; message: string; hint?: string } | null {
	const wrong = (expected: string) => ({ code: 'wrong-type', message: `Found ${describeTree(tree)}, but ${expected} is needed.` });
	switch (grammar.kind) {
		case 'scalar':
			return null;
		case 'boolean':
			return typeof tree.value === 'boolean' ? null : { ...wrong('true or false'), ...hintForBoolean(tree.value) };
		case 'string':
			if (typeof tree.value !== 'string') return { ...wrong('text'), ...hintForQuotes(tree.value) };
			if (!grammar.pattern || grammar.pattern.test(tree.value)) return null;
			return {
				code: 'wrong-format',
				message: `\`${tree.value}\` is not ${grammar.expects ?? `of the form ${grammar.pattern.source}`}.`,
				...hintForPath(tree.value, grammar.pattern),
			};
		case 'number':
			return numberProblem(tree, grammar, wrong);
		case 'enum': {
			if (grammar.values.includes(String(tree.value))) return null;
			const near = closest(String(tree.value), grammar.values);
			return {
				code: 'not-one-of',
				message: `\`${String(tree.value)}\` is not one of: ${grammar.values.join(', ')}.`,
				...(near ? { hint: `Did you mean \`${near}\`?` } : grammar.instead ? { hint: grammar.instead } : {}),
			};
		}
	}
}

/** For paths that begin with `./`: each has one spelling. */
function hintForPath(value: string, pattern: RegExp): { hint?: string } {
	const bare = value.replace(/^(\.\/)+/, '');
	return bare !== value && pattern.test(bare) ? { hint: `Write \`${bare}\`.` } : {};
}

function hintForQuotes(value: ScalarTree['value']): { hint?: string } {
	return value === null ? {} : { hint: `Put quotes around it: \`'${value}'\`.` };
}

/** For words that YAML 1.2 does not read as booleans, and for quoted booleans. */
function hintForBoolean(value: ScalarTree['value']): { hint?: string } {
	const word = String(value).toLowerCase();
	const meant = ['true', 'yes', 'on'].includes(word) ? 'true' : ['false', 'no', 'off'].includes(word) ? 'false' : null;
	if (!meant) return {};
	return { hint: meant === word ? `Write \`${meant}\`, without quotes.` : `Write \`${meant}\`.` };
}

function numberProblem(
	tree: ScalarTree,
	grammar: Extract<Grammar, { kind: 'number' }>,
	wrong: (expected: string) => { code: string; message: string },
) {
	if (typeof tree.value !== 'number' || Number.isNaN(tree.value)) {
		const quoted = typeof tree.value === 'string' && tree.value.trim() !== '' && Number.isFinite(Number(tree.value));
		return { ...wrong('a number'), ...(quoted ? { hint: 'Take the quotes away.' } : {}) };
	}
	if (grammar.integer && !Number.isInteger(tree.value)) return wrong('a whole number');
	const low = grammar.min !== undefined && tree.value < grammar.min;
	const high = grammar.max !== undefined && tree.value > grammar.max;
	if (!low && !high) return null;
	return { code: 'wrong-format', message: `${tree.value} is out of range: from ${grammar.min ?? '−∞'} to ${grammar.max ?? '∞'}.` };
}
