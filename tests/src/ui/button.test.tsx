import { expect, test, vi } from 'vitest';
import { Button } from '#src/ui/button.tsx';
import { click, render } from '#tests/support/render.tsx';

test('two Chinese characters are spaced, and the accessible name stays one word', async () => {
	const screen = await render(
		<>
			<Button label="登录" />
			<Button label="去登录" />
			<Button label="OK" />
		</>,
	);
	const spaced = (name: string) => screen.getByRole('button', { name }).lastElementChild?.className !== '';
	expect([spaced('登录'), spaced('去登录'), spaced('OK')]).toEqual([true, false, false]);
});

test('a resting button does nothing and keeps the focus', async () => {
	const press = vi.fn();
	const screen = await render(<Button label="运行自测" onPress={press} />);
	screen.getByRole('button', { name: '运行自测' }).focus();
	screen.rerender(<Button label="运行自测（3 秒）" resting onPress={press} />);
	const resting = screen.getByRole('button', { name: '运行自测（3 秒）' });
	await click(resting);
	expect([press.mock.calls.length, document.activeElement === resting, resting.getAttribute('aria-disabled')]).toEqual([0, true, 'true']);
	screen.rerender(<Button label="运行自测" onPress={press} />);
	await click(screen.getByRole('button', { name: '运行自测' }));
	expect(press).toHaveBeenCalledTimes(1);
});
