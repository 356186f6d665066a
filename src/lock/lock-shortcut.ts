/** As `aria-keyshortcuts` writes it. */
export const LOCK_SHORTCUT = 'Alt+L';

type Keys = Pick<KeyboardEvent, 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'repeat'>;

/** By the place of the key, because with Alt held down some keyboards type another letter. Right Alt of others comes with Ctrl and is for typing. */
export const isLockShortcut = ({ code, altKey, ctrlKey, metaKey, shiftKey, repeat }: Keys): boolean =>
	code === 'KeyL' && altKey && !ctrlKey && !metaKey && !shiftKey && !repeat;
