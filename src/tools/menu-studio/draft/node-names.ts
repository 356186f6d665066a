/** Names of nodes in sentences. A group often has the title of its first page; then the kind tells them apart. Pure. */
import * as texts from '#generated/messages/tools/menu-studio/draft.ts';
import { type Draft, type DraftNode, indexOf } from './draft-tree.ts';
import { KIND_WORDS, kindOf, type NodeKind, titleOf } from './node-fields.ts';

const known = new WeakMap<readonly DraftNode[], ReadonlySet<string>>();

/** Keys of the nodes whose title a node of another kind has as well. Cached, since trees are never changed in place. */
export function ambiguousKeys({ nodes }: Pick<Draft, 'nodes'>): ReadonlySet<string> {
	const cached = known.get(nodes);
	if (cached) return cached;
	const all = [...indexOf({ nodes }).values()].map(({ node }) => node);
	const kinds = kindsByTitle(all.map((node) => ({ title: titleOf(node), kind: kindOf(node) })));
	const keys = new Set(all.filter((node) => isAmbiguous(kinds, titleOf(node))).map(({ key }) => key));
	known.set(nodes, keys);
	return keys;
}

type KindsByTitle = ReadonlyMap<string, ReadonlySet<NodeKind>>;

export function kindsByTitle(nodes: readonly { title: string; kind: NodeKind }[]): KindsByTitle {
	const kinds = new Map<string, Set<NodeKind>>();
	for (const { title, kind } of nodes) kinds.set(title, (kinds.get(title) ?? new Set()).add(kind));
	return kinds;
}

/** Whether nodes of several kinds have this title. */
export const isAmbiguous = (kinds: KindsByTitle, title: string): boolean => (kinds.get(title)?.size ?? 0) > 1;

/** `“Videos”`, or `the group “Videos”` if a page has that title, too. */
export const nameIn = (draft: Draft, node: DraftNode): string =>
	ambiguousKeys(draft).has(node.key)
		? texts.nameWithKind({ kind: KIND_WORDS[kindOf(node)], title: titleOf(node) })
		: texts.name({ title: titleOf(node) });

/** The name of one node, or the number of several. */
export const namesIn = (draft: Draft, nodes: readonly DraftNode[]): string =>
	nodes.length === 1 && nodes[0] ? nameIn(draft, nodes[0]) : texts.count({ count: nodes.length });
