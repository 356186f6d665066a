export type PlayerCommand =
	| { command: 'toggle' | 'mute' | 'fullScreen' | 'captions' | 'slower' | 'faster' }
	| { command: 'skip'; by: number }
	| { command: 'louder'; by: number }
	| { command: 'part'; part: number };

export interface PressedKey {
	key: string;
	/** Ctrl, Alt or Meta is held, so the shortcut belongs to the browser. */
	modified: boolean;
	/** The focused element: a field keeps all keys, a button Space and Enter, a slider its arrows. */
	on: 'field' | 'button' | 'slider' | 'other';
	/** The focus is in the player. Elsewhere the vertical arrows scroll the page. */
	inPlayer: boolean;
}

const LETTERS: Readonly<Record<string, PlayerCommand>> = {
	k: { command: 'toggle' },
	j: { command: 'skip', by: -10 },
	l: { command: 'skip', by: 10 },
	m: { command: 'mute' },
	f: { command: 'fullScreen' },
	c: { command: 'captions' },
	'<': { command: 'slower' },
	'>': { command: 'faster' },
};

const ARROWS: Readonly<Record<string, PlayerCommand>> = {
	ArrowLeft: { command: 'skip', by: -5 },
	ArrowRight: { command: 'skip', by: 5 },
};

const VOLUME: Readonly<Record<string, PlayerCommand>> = {
	ArrowUp: { command: 'louder', by: 0.1 },
	ArrowDown: { command: 'louder', by: -0.1 },
};

export function commandOfKey({ key, modified, on, inPlayer }: PressedKey): PlayerCommand | null {
	if (modified || on === 'field') return null;
	if (key === ' ') return on === 'button' ? null : { command: 'toggle' };
	if (/^\d$/.test(key)) return { command: 'part', part: Number(key) / 10 };
	if (key.startsWith('Arrow')) return on === 'slider' ? null : (ARROWS[key] ?? (inPlayer ? (VOLUME[key] ?? null) : null));
	return LETTERS[key.toLowerCase()] ?? null;
}
