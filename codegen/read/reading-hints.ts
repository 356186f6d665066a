import type { Change, SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import { steps } from '#codegen/grammar/actions.ts';
import { blockKinds } from '#codegen/grammar/block-kinds.ts';
import type { ObjectGrammar, UnionGrammar } from '#codegen/grammar/grammar.ts';
import type { MapTree, Tree } from './tree.ts';

export const keysOf = ({ keys }: ObjectGrammar): string => `Its keys are: ${Object.keys(keys).join(', ')}.`;

export const hintForUnion = ({ by }: UnionGrammar): string => `It has one of the keys: ${by.join(', ')}.`;

/** For a list in place of a map with free keys. */
export const hintForRecord = (tree: Tree): string | undefined =>
	tree.kind === 'list' ? 'Write `name: …`, without `- ` before it.' : undefined;

export function hintForBlock(tree: Tree): string {
	const word = wordOf(tree);
	return Object.hasOwn(blockKinds, word) ? `Write \`block: ${word}\`.` : 'Write `block:` and its kind, and below it its keys.';
}

export function hintForStep(tree: Tree): string {
	const word = wordOf(tree);
	return Object.hasOwn(steps, word) ? `Write \`${word}: …\`.` : `The steps are: ${Object.keys(steps).join(', ')}.`;
}

/** YAML reads unquoted text that begins with `{` as a map. */
export const hintForText = (tree: Tree): string =>
	tree.kind === 'map' ? 'A text that begins with `{` needs quotes around it.' : 'Put quotes around it when it reads as something else.';

export function remedyForExpression(tree: Tree): [hint?: string, fix?: readonly Change[]] {
	if (tree.kind !== 'map') return [];
	const [only, ...others] = tree.entries;
	const isBraced = only && others.length === 0 && only[1].value.kind === 'scalar' && only[1].value.value === null;
	if (!isBraced) return ['Write one expression, without braces.'];
	return [`Write \`${only[0]}\`, without braces.`, [{ kind: 'write', at: tree.at, text: only[0] }]];
}

/** Within braces, the rest of a text after its comma is read as a key without a value. */
export const hintForComma = ({ key, value }: { key: SourceSpan; value: Tree }): string | undefined =>
	value.kind === 'scalar' && value.empty && value.at.start === key.start
		? 'Within braces a comma ends the value: put quotes around a text or an expression that contains one.'
		: undefined;

/** Finds a block kind under a key other than `block`. */
export function misnamedKind(map: MapTree): { key: string; kind: string } | null {
	for (const key of ['type', 'kind', 'component', 'name', 'Block']) {
		const kind = wordOf(map.entries.get(key)?.value);
		if (Object.hasOwn(blockKinds, kind)) return { key, kind };
	}
	return null;
}

const wordOf = (tree: Tree | undefined): string => (tree?.kind === 'scalar' && typeof tree.value === 'string' ? tree.value : '');
