import type { Change, Diagnostic, Remedy, SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import { suggestName } from '#codegen/diagnostics/did-you-mean.ts';
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
export function literalProblem(tree: ScalarTree, grammar: Literal): Diagnostic | null {
	const { at } = tree;
	const wrong = (expected: string): Diagnostic => ({
		code: 'wrong-type',
		message: `Found ${describeTree(tree)}, but ${expected} is needed.`,
		at,
	});
	switch (grammar.kind) {
		case 'scalar':
			return null;
		case 'boolean':
			return typeof tree.value === 'boolean' ? null : { ...wrong('true or false'), ...remedyForBoolean(tree) };
		case 'string':
			if (typeof tree.value !== 'string') return { ...wrong('text'), ...remedyOfQuotes(tree, grammar.pattern) };
			if (!grammar.pattern || grammar.pattern.test(tree.value)) return null;
			return {
				code: 'wrong-format',
				message: `\`${tree.value}\` is not ${grammar.expects ?? `of the form ${grammar.pattern.source}`}.`,
				...remedyForPath(tree.value, at, grammar.pattern),
			};
		case 'number':
			return numberProblem(tree, grammar, wrong);
		case 'enum': {
			if (grammar.values.includes(String(tree.value))) return null;
			return {
				code: 'not-one-of',
				message: `\`${String(tree.value)}\` is not one of: ${grammar.values.join(', ')}.`,
				...suggestName({ name: String(tree.value), at, candidates: grammar.values, otherwise: grammar.instead }),
			};
		}
	}
}

/** For paths that begin with `./`: each has one spelling. */
function remedyForPath(value: string, at: SourceSpan, pattern: RegExp): Remedy & { at: SourceSpan } {
	const bare = value.replace(/^(\.\/)+/, '');
	if (bare === value || !pattern.test(bare)) return { at };
	return { at, hint: `Write \`${bare}\`.`, fix: [{ kind: 'rename', at, from: value, to: bare }] };
}

function remedyOfQuotes({ value, at }: ScalarTree, pattern = /^/): Remedy {
	if (value === null) return {};
	return { hint: `Put quotes around it: \`'${value}'\`.`, fix: pattern.test(String(value)) ? [{ kind: 'quote', at }] : [] };
}

/** For words that YAML 1.2 does not read as booleans, and for quoted booleans. */
function remedyForBoolean({ value, at }: ScalarTree): Remedy {
	const word = String(value).toLowerCase();
	const meant = ['true', 'yes', 'on'].includes(word) ? 'true' : ['false', 'no', 'off'].includes(word) ? 'false' : null;
	if (!meant) return {};
	return {
		hint: meant === word ? `Write \`${meant}\`, without quotes.` : `Write \`${meant}\`.`,
		fix: [{ kind: 'write', at, text: meant }],
	};
}

function numberProblem(
	tree: ScalarTree,
	grammar: Extract<Grammar, { kind: 'number' }>,
	wrong: (expected: string) => Diagnostic,
): Diagnostic | null {
	if (typeof tree.value !== 'number' || Number.isNaN(tree.value)) {
		const quoted = typeof tree.value === 'string' && tree.value.trim() !== '' && Number.isFinite(Number(tree.value));
		const fix: Change[] = [{ kind: 'write', at: tree.at, text: String(Number(tree.value)) }];
		return { ...wrong('a number'), ...(quoted ? { hint: 'Take the quotes away.', fix } : {}) };
	}
	if (grammar.integer && !Number.isInteger(tree.value)) return wrong('a whole number');
	const low = grammar.min !== undefined && tree.value < grammar.min;
	const high = grammar.max !== undefined && tree.value > grammar.max;
	if (!low && !high) return null;
	return {
		code: 'wrong-format',
		message: `${tree.value} is out of range: from ${grammar.min ?? '−∞'} to ${grammar.max ?? '∞'}.`,
		at: tree.at,
	};
}
