/** How the kinds of a union are told apart, and named in findings and in the reference. */
import type { ObjectGrammar, UnionGrammar } from './grammar.ts';

export interface Sign {
	key: string;
	/** Null if the presence of the key tells the kind. */
	value: string | null;
}

export function signOf({ by }: UnionGrammar, { keys }: ObjectGrammar): Sign {
	const key = by.find((name) => Object.hasOwn(keys, name)) ?? '';
	const grammar = keys[key]?.grammar;
	return { key, value: grammar?.kind === 'enum' ? (grammar.values[0] ?? null) : null };
}

export const describeSign = ({ key, value }: Sign): string => `\`${value === null ? key : `${key}: ${value}`}\``;

/** `answer: page`, or `answer` (create, update) and `session` (signIn, update). */
export function describeKinds(union: UnionGrammar, kinds: readonly ObjectGrammar[]): string {
	const signs = kinds.map((kind) => signOf(union, kind));
	const groups = union.by.map((key) => signs.filter((sign) => sign.key === key));
	return groups
		.flatMap(([first, ...more]) => {
			if (!first) return [];
			return more.length === 0 ? [describeSign(first)] : [`\`${first.key}\` (${[first, ...more].map(({ value }) => value).join(', ')})`];
		})
		.join(' and ');
}

export const kindsWith = (key: string, { kinds }: UnionGrammar): ObjectGrammar[] => kinds.filter(({ keys }) => Object.hasOwn(keys, key));
