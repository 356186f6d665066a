/** A visible node of a tree, and its parent's key. */
export interface TreeLine {
	node: { key: string; label: string; children: readonly unknown[] };
	parent: string | null;
}

/** Action of a key, following the ARIA tree pattern; null for other keys. */
export type TreeMove = { kind: 'focus' | 'toggle' | 'choose' | 'openSiblings'; key: string } | null;

export interface TreeKeyOptions {
	visible: readonly TreeLine[];
	focused: string;
	isOpen: (key: string) => boolean;
	key: string;
}

export function treeMove({ visible, focused, isOpen, key }: TreeKeyOptions): TreeMove {
	const index = visible.findIndex(({ node }) => node.key === focused);
	const here = visible[index];
	if (!here) return null;
	switch (key) {
		case 'ArrowDown':
			return focusOn(visible[index + 1]);
		case 'ArrowUp':
			return focusOn(visible[index - 1]);
		case 'Home':
			return focusOn(visible[0]);
		case 'End':
			return focusOn(visible.at(-1));
		case 'ArrowRight':
			return inwards(here, visible[index + 1], isOpen);
		case 'ArrowLeft':
			return outwards(here, isOpen);
		case 'Enter':
		case ' ':
			return { kind: 'choose', key: focused };
		case '*':
			return { kind: 'openSiblings', key: focused };
		default:
			return null;
	}
}

const focusOn = (to: TreeLine | undefined): TreeMove => (to ? { kind: 'focus', key: to.node.key } : null);

function inwards({ node }: TreeLine, next: TreeLine | undefined, isOpen: TreeKeyOptions['isOpen']): TreeMove {
	if (node.children.length === 0) return null;
	return isOpen(node.key) ? focusOn(next) : { kind: 'toggle', key: node.key };
}

function outwards({ node, parent }: TreeLine, isOpen: TreeKeyOptions['isOpen']): TreeMove {
	if (node.children.length > 0 && isOpen(node.key)) return { kind: 'toggle', key: node.key };
	return parent === null ? null : { kind: 'focus', key: parent };
}

/** Next node whose label starts with the typed text, wrapping around. Repeating one letter cycles through its matches. */
export function findByTyping(visible: readonly TreeLine[], focused: string, typed: string): string | null {
	const wanted = typed.toLowerCase();
	const index = visible.findIndex(({ node }) => node.key === focused);
	const from = wanted.length === 1 ? index + 1 : index;
	const inOrder = [...visible.slice(from), ...visible.slice(0, from)];
	return inOrder.find(({ node }) => node.label.toLowerCase().startsWith(wanted))?.node.key ?? null;
}
