import { act } from 'react';
import { expect, test } from 'vitest';
import { hasIcon, setIconSource } from '#src/ui/icon-set.ts';
import { Icon } from '#src/ui/icons.tsx';
import { moreIconPaths } from '#src/ui/more-icon-paths.ts';
import { render } from '#tests/support/render.tsx';

test('lazy icons reserve their space, load on first use, retry with the next icon, and unknown names render nothing', async () => {
	let answer: () => Promise<typeof moreIconPaths> = () => Promise.reject(new Error('offline'));
	setIconSource(() => answer());
	const drawings = () => [...screen.container.querySelectorAll('svg path')].map((path) => path.getAttribute('d'));
	const screen = await render(<Icon name="check" />);
	expect(drawings()).toEqual(['M5 13l4 4L19 7']);

	const wanted = ['trophy', 'no-such-icon', 'toString'];
	screen.rerender(wanted.map((name) => <Icon key={name} name={name} />));
	expect([drawings(), hasIcon('trophy'), hasIcon('no-such-icon')]).toEqual([['', '', ''], true, true]);

	answer = () => Promise.resolve(moreIconPaths);
	screen.rerender([...wanted, 'book'].map((name) => <Icon key={name} name={name} />));
	await act(() => Promise.resolve());
	expect([drawings(), hasIcon('no-such-icon')]).toEqual([[moreIconPaths.trophy, moreIconPaths.book], false]);
});
