// @vitest-environment node
import { expect, test } from 'vitest';
import { isLockShortcut } from '#src/lock/lock-button.tsx';

const keys = { code: 'KeyL', altKey: true, ctrlKey: false, metaKey: false, shiftKey: false, repeat: false };

test.each([
	['Alt+L', {}, true],
	['L alone', { altKey: false }, false],
	['another letter', { code: 'KeyK' }, false],
	['Ctrl+Alt+L, as AltGr sends it', { ctrlKey: true }, false],
	['Alt+Shift+L', { shiftKey: true }, false],
	['Cmd+Alt+L', { metaKey: true }, false],
	['a key held down', { repeat: true }, false],
])('%s', (_case, changes, locks) => {
	expect(isLockShortcut({ ...keys, ...changes })).toBe(locks);
});
