import { expect, test } from 'vitest';
import { Button } from '#src/ui/button.tsx';
import { render } from '#tests/support/render.tsx';

test('two Chinese characters stand apart, and their name stays one word', async () => {
	const screen = await render(
		<>
			<Button label="登录" />
			<Button label="去登录" />
			<Button label="OK" />
		</>,
	);
	const spaced = (name: string) => screen.get('button', name).lastElementChild?.className !== '';
	expect([spaced('登录'), spaced('去登录'), spaced('OK')]).toEqual([true, false, false]);
});
