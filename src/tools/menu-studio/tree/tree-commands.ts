/** Keyboard commands of the menu tree in addition to those of every tree. Pure. */

export type TreeCommand =
	| { kind: 'move'; way: 'up' | 'down' | 'in' | 'out' }
	| { kind: 'extend'; by: 1 | -1 }
	| { kind: 'selectAll' | 'toggle' | 'remove' | 'rename' | 'single' | 'hide' };

interface PressedKey {
	key: string;
	altKey: boolean;
	shiftKey: boolean;
	ctrlKey: boolean;
	metaKey: boolean;
}

const WAYS: Readonly<Record<string, 'up' | 'down' | 'in' | 'out'>> = {
	ArrowUp: 'up',
	ArrowDown: 'down',
	ArrowRight: 'in',
	ArrowLeft: 'out',
};

const PLAIN: Readonly<Record<string, TreeCommand>> = {
	' ': { kind: 'toggle' },
	Delete: { kind: 'remove' },
	Backspace: { kind: 'remove' },
	F2: { kind: 'rename' },
	Escape: { kind: 'single' },
};

/** Null for a key without a command of its own. */
export function treeCommand({ key, altKey, shiftKey, ctrlKey, metaKey }: PressedKey): TreeCommand | null {
	const command = ctrlKey || metaKey;
	if (altKey && !command) return altCommand(key);
	if (command) return !altKey && key.toLowerCase() === 'a' ? { kind: 'selectAll' } : null;
	if (shiftKey) return extendCommand(key);
	return PLAIN[key] ?? null;
}

function altCommand(key: string): TreeCommand | null {
	const way = WAYS[key];
	if (way) return { kind: 'move', way };
	return key.toLowerCase() === 'h' ? { kind: 'hide' } : null;
}

function extendCommand(key: string): TreeCommand | null {
	if (key === 'ArrowDown') return { kind: 'extend', by: 1 };
	return key === 'ArrowUp' ? { kind: 'extend', by: -1 } : null;
}
