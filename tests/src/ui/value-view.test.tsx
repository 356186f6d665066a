import { expect, test } from 'vitest';
import { Badge } from '#src/ui/badge.tsx';
import type { ShownValue } from '#src/ui/to-label.ts';
import { ValueView } from '#src/ui/value-view.tsx';
import { render } from '#tests/support/render.tsx';

const odd = (value: unknown): ShownValue => value as ShownValue;

test.each(['text', 'badge', 'strong', 'muted', 'progress'] as const)(
	'in the look %s, null and unreadable values show as —',
	async (look) => {
		for (const value of [null, undefined, '', Number.NaN, odd({}), odd([]), odd({ label: { first: '甲' } })]) {
			const screen = await render(<ValueView value={value} look={look} label="名称" />);
			expect(screen.container.textContent).toBe('—');
		}
	},
);

test.each<[ShownValue, string]>([
	['文字', '文字'],
	[0, '0'],
	[true, '是'],
	[{ label: '进行中', tone: 'ok' }, '进行中'],
	[odd({ label: '没有色彩' }), '没有色彩'],
])('%o shows as %s', async (value, text) => {
	for (const look of ['text', 'badge', 'strong'] as const) {
		expect((await render(<ValueView value={value} look={look} label="名称" />)).container.textContent).toBe(text);
	}
});

test('a label without text renders nothing', async () => {
	const { container } = await render(<Badge label="" tone="ok" />);
	expect(container.childElementCount).toBe(0);
});
