/** What to write instead, where the mistake shows what was meant. */
import { steps } from '#codegen/grammar/actions.ts';
import { blockKinds } from '#codegen/grammar/block-kinds.ts';
import type { ObjectGrammar } from '#codegen/grammar/grammar.ts';
import type { MapTree, Tree } from './tree.ts';

export const keysOf = ({ keys }: ObjectGrammar): string => `Its keys are: ${Object.keys(keys).join(', ')}.`;

/** Instead of a map with keys of its author's choice. */
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

/** Where a text begins with `{` and no quotes are around it, YAML reads a map. */
export const hintForText = (tree: Tree): string =>
	tree.kind === 'map' ? 'A text that begins with `{` needs quotes around it.' : 'Put quotes around it when it reads as something else.';

export function hintForExpression(tree: Tree): string | undefined {
	if (tree.kind !== 'map') return undefined;
	const [only, ...others] = tree.entries;
	const isBraced = only && others.length === 0 && only[1].value.kind === 'scalar' && only[1].value.value === null;
	return isBraced ? `Write \`${only[0]}\`, without braces.` : 'Write one expression, without braces.';
}

/** The key under which a block names its kind by another word than `block`. */
export function misnamedKind(map: MapTree): { key: string; kind: string } | null {
	for (const key of ['type', 'kind', 'component', 'name', 'Block']) {
		const kind = wordOf(map.entries.get(key)?.value);
		if (Object.hasOwn(blockKinds, kind)) return { key, kind };
	}
	return null;
}

const wordOf = (tree: Tree | undefined): string => (tree?.kind === 'scalar' && typeof tree.value === 'string' ? tree.value : '');
