import { expect, test } from 'vitest';
import { createIconSet, IconContext } from '#src/ui/icon-set.ts';
import { Icon } from '#src/ui/icons.tsx';
import { moreIconPaths } from '#src/ui/more-icon-paths.ts';
import { pass, render } from '#tests/support/render.tsx';

test('lazy icons reserve their space, load on first use, retry with the next icon, and unknown names render their fallback', async () => {
	let answer: () => Promise<typeof moreIconPaths> = () => Promise.reject(new Error('offline'));
	const icons = createIconSet(() => answer());
	const draw = (names: readonly string[]) => (
		<IconContext value={icons}>
			{names.map((name) => (
				<Icon key={name} name={name} fallback={<i>{name}</i>} />
			))}
		</IconContext>
	);
	const drawings = () => [...screen.container.querySelectorAll('path, i')].map((each) => each.getAttribute('d') ?? each.textContent);
	const screen = await render(draw(['check']));
	expect(drawings()).toEqual(['M5 13l4 4L19 7']);

	const wanted = ['trophy', 'no-such-icon', 'toString'];
	screen.rerender(draw(wanted));
	await pass();
	expect(drawings()).toEqual(['', '', '']);

	answer = () => Promise.resolve(moreIconPaths);
	screen.rerender(draw([...wanted, 'book']));
	await pass();
	expect(drawings()).toEqual([moreIconPaths.trophy, 'no-such-icon', 'toString', moreIconPaths.book]);
});
