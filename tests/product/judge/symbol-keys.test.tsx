import { afterEach, expect, test, vi } from 'vitest';
import type { Editor } from '#app/judge/editor/create-editor.ts';
import { SymbolKeys } from '#app/judge/editor/symbol-keys.tsx';
import { render } from '#tests/support/render.tsx';

afterEach(() => void vi.unstubAllGlobals());

const pointer = (kind: 'coarse' | 'fine') => vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(pointer: ${kind})` }));

function fakeEditor() {
	const done: string[] = [];
	const editor = { type: (text: string) => void done.push(text), press: (key: string) => void done.push(key) } as Editor;
	return { done, editor: { current: editor } };
}

test('a device with a mouse shows no symbol keys', async () => {
	pointer('fine');
	expect((await render(<SymbolKeys editor={fakeEditor().editor} />)).queryByRole('toolbar')).toBeNull();
});

test('touching a symbol inserts it, and the editor keeps the focus', async () => {
	pointer('coarse');
	const { done, editor } = fakeEditor();
	const screen = await render(<SymbolKeys editor={editor} />);
	expect(screen.getByRole('toolbar', { name: '符号' })).toBeTruthy();
	for (const name of ['Tab 缩进', '左花括号', '右花括号', '分号', '撤销']) {
		const key = screen.getByRole('button', { name });
		expect(key.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }))).toBe(false);
		key.click();
	}
	expect(done).toEqual(['indent', '{', '}', ';', 'undo']);
});

test('the toolbar is one Tab stop, and arrow keys move inside', async () => {
	pointer('coarse');
	const screen = await render(<SymbolKeys editor={fakeEditor().editor} />);
	const keys = screen.queryAllByRole('button');
	expect(keys.filter((key) => key.tabIndex === 0)).toHaveLength(1);
	const press = (key: string) => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
	keys[0]?.focus();
	press('ArrowRight');
	expect(document.activeElement).toBe(keys[1]);
	press('ArrowLeft');
	press('ArrowLeft');
	expect(document.activeElement).toBe(keys.at(-1));
});

test('sits above an on-screen keyboard that covers the page', async () => {
	pointer('coarse');
	const seen = Object.assign(new EventTarget(), { height: window.innerHeight, offsetTop: 0 });
	vi.stubGlobal('visualViewport', seen);
	const screen = await render(<SymbolKeys editor={fakeEditor().editor} />);
	const row = screen.getByRole('toolbar', { name: '符号' });
	const placed = () => [row.hasAttribute('data-floating'), row.style.getPropertyValue('--covered')];
	expect(placed()).toEqual([false, '0px']);
	seen.height -= 300;
	seen.dispatchEvent(new Event('resize'));
	expect(placed()).toEqual([true, '300px']);
	seen.height += 240;
	seen.dispatchEvent(new Event('resize'));
	expect(placed()).toEqual([false, '0px']);
});
