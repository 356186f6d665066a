import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { HeaderSearch } from '#src/search/header-search.tsx';
import { inShell, menus } from '#tests/src/shell/support.tsx';
import { render } from '#tests/support/render.tsx';

const search = { searchPath: null, go: () => undefined };

const pressShortcut = (): Promise<void> =>
	act(async () => void window.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, cancelable: true })));

test('the shortcut reopens the search before the close event of the previous dialog arrives', async () => {
	const screen = await render(inShell(<HeaderSearch entries={menus.sidebar ?? []} search={search} compact={false} />));
	const dialog = (): HTMLElement | null => screen.container.querySelector<HTMLElement>('dialog[open]');
	await pressShortcut();
	await act(() => vi.dynamicImportSettled());
	expect(dialog()).not.toBeNull();
	const first = dialog();
	first?.removeAttribute('open');
	await pressShortcut();
	expect(dialog()).not.toBeNull();
	await act(async () => void first?.dispatchEvent(new Event('close')));
	expect(dialog()).not.toBeNull();
	expect(screen.container.querySelectorAll('dialog')).toHaveLength(1);
});
