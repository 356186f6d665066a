import { expect, test } from 'vitest';
import type { HeroBlock } from '#generated/block-types.ts';
import { createWorld, openPage, page } from '#tests/support/page-world.tsx';

const shown = async (more: Partial<HeroBlock>) =>
	(await openPage(page([{ block: 'hero', needs: [], title: '会走迷宫的小车', ...more }]), createWorld())).screen;

test('a hero is named by its heading, or is a region with a label of its own', async () => {
	const screen = await shown({ heading: 'heading', opens: { route: 'search' } });
	expect(screen.getByRole('article', { name: '会走迷宫的小车' }).querySelector('h2 a')?.getAttribute('href')).toBe('/search');
	expect((await shown({ label: '作品概况' })).getByRole('region', { name: '作品概况' }).querySelector('h1')?.textContent).toBe(
		'会走迷宫的小车',
	);
});

test('empty facts, empty badges and a progress of null are left out', async () => {
	const screen = await shown({
		facts: [{ text: '小满' }, { text: () => '' }],
		badges: [() => null, (_, p) => p.dictLabel('easy', 'difficulty')],
		progress: { value: () => null, label: '进度' },
		blocks: [{ block: 'text', needs: [], text: '下一步' }],
	});
	expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['小满']);
	expect(screen.queryByRole('progressbar')).toBeNull();
	expect(screen.getByRole('article').textContent).toBe('入门会走迷宫的小车小满下一步');
});
