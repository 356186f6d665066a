import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { ReleaseContext } from '#src/ui/release-context.ts';
import { click, pass, render } from '#tests/support/render.tsx';

const Hello = ({ name }: { name: string }) => <p>你好 {name}</p>;

/** A lazy component whose code fails to load for a number of attempts; each load has two. */
function createLazy(failures = 0) {
	let attempts = 0;
	const Lazy = lazyComponent(
		async () => {
			attempts += 1;
			if (attempts <= failures) throw new Error('offline');
			return Hello;
		},
		({ name }) => <i>{name} 稍等</i>,
	);
	return { Lazy, attempts: () => attempts };
}

test('renders the fallback, then the component as soon as its code arrives, and later instances at once', async () => {
	const { Lazy, attempts } = createLazy();
	const seen: string[] = [];
	const Spy = ({ name }: { name: string }) => (
		<div ref={(element) => void (element && seen.push(element.innerHTML))}>
			<Lazy name={name} />
		</div>
	);
	const { rerender, container } = await render(<Spy key="1" name="小明" />);
	expect(container.textContent).toBe('你好 小明');
	rerender(<Spy key="2" name="小红" />);
	expect(seen).toEqual(['<i>小明 稍等</i>', '<p>你好 小红</p>']);
	expect(attempts()).toBe(1);
});

test('a preloaded component renders at once; a failed preload is not reported', async () => {
	const { Lazy, attempts } = createLazy();
	Lazy.preload();
	await pass();
	expect((await render(<Lazy name="小明" />)).container.textContent).toBe('你好 小明');
	expect(attempts()).toBe(1);
	createLazy(9).Lazy.preload();
	await pass(400);
});

test('missing code fails alone, without loading endlessly, and 重试 loads it anew; what is open around it stays', async () => {
	const { Lazy, attempts } = createLazy(2);
	const { Lazy: Other } = createLazy();
	const screen = await render(
		<>
			<input aria-label="名字" />
			<Lazy name="小明" />
			<Other name="小红" />
		</>,
	);
	const input = screen.getByRole('textbox');
	Object.assign(input, { value: '写到一半' });
	const button = await screen.findByRole('button', { name: '重试' });
	await pass();
	expect(screen.getByRole('alert').textContent).toBe('这一部分没有加载出来，请检查网络重试');
	expect([attempts(), screen.container.textContent?.endsWith('你好 小红')]).toEqual([2, true]);
	await click(button);
	expect([attempts(), screen.container.textContent]).toEqual([3, '你好 小明你好 小红']);
	expect(screen.getByRole('textbox')).toBe(input);
	expect(input).toHaveProperty('value', '写到一半');
});

test('missing code comes by itself when the connection is back', async () => {
	const { Lazy } = createLazy(2);
	const screen = await render(<Lazy name="小明" />);
	await screen.findByRole('alert');
	// The notice is drawn before it listens.
	await pass();
	await act(async () => void window.dispatchEvent(new Event('online')));
	await screen.findByText('你好 小明');
});

test('code that a newer release has replaced asks for a reload, and does not blame the network', async () => {
	const { Lazy } = createLazy(9);
	const reload = vi.fn();
	const screen = await render(
		<ReleaseContext value={{ reload, check: async () => true }}>
			<Lazy name="小明" />
		</ReleaseContext>,
	);
	const button = await screen.findByRole('button', { name: '刷新页面' });
	expect(screen.getByRole('alert').textContent).toBe('有新版本，刷新后继续刷新页面');
	await click(button);
	expect(reload).toHaveBeenCalledTimes(1);
});
