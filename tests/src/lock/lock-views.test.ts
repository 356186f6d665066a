// @vitest-environment node
import { expect, test } from 'vitest';
import { isLockShortcut } from '#src/lock/lock-button.tsx';
import { waitingText } from '#src/lock/lock-form.tsx';

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

test.each([
	[0, ''],
	[-5, ''],
	[1, '输错太多次了，请 1 秒后再试'],
	[29_001, '输错太多次了，请 30 秒后再试'],
	[60_000, '输错太多次了，请 1 分后再试'],
	[80_000, '输错太多次了，请 1 分 20 秒后再试'],
])('a wait of %i ms is shown as text', (milliseconds, text) => {
	expect(waitingText(milliseconds)).toBe(text);
});
