import { waitFor } from '@testing-library/react';
import { Activity } from 'react';
import { describe, expect, test } from 'vitest';
import type { GalleryBlock } from '#generated/block-types.ts';
import { Viewer, type ViewerProps } from '#src/blocks/gallery/viewer.tsx';
import { keepOnStage, pictureAt, swipeOf, zoomBy } from '#src/blocks/gallery/viewer-moves.ts';
import { createWorld, openPage, page } from '#tests/support/page-world.tsx';
import { click, press, render } from '#tests/support/render.tsx';

describe('viewer navigation', () => {
	test.each<[number, string, number | null]>([
		[1, 'ArrowRight', 2],
		[1, 'ArrowLeft', 0],
		[2, 'ArrowRight', 2],
		[0, 'ArrowLeft', 0],
		[1, 'Home', 0],
		[1, 'End', 2],
		[1, 'Enter', null],
	])('from picture %i, %s goes to %s', (index, key, expected) => {
		expect(pictureAt(index, 3, key)).toBe(expected);
	});

	test.each<[string, number, number, number]>([
		['to the left: the next', -80, 10, 1],
		['to the right: the previous one', 80, -10, -1],
		['a tap', 5, 0, 0],
		['mostly down', -60, 90, 0],
	])('a swipe: %s', (_name, x, y, expected) => {
		expect(swipeOf({ x, y })).toBe(expected);
	});

	test('zoom has fixed steps with bounds', () => {
		expect([zoomBy(1, 1), zoomBy(3, 1), zoomBy(4, 1), zoomBy(1.5, -1), zoomBy(1, -1)]).toEqual([1.5, 4, 4, 1, 1]);
	});

	test('a panned picture always covers the stage', () => {
		const stage = { width: 200, height: 100 };
		expect(keepOnStage({ x: 500, y: -20 }, 2, stage)).toEqual({ x: 100, y: -20 });
		expect(keepOnStage({ x: 30, y: 30 }, 1, stage)).toEqual({ x: 0, y: 0 });
	});
});

const rows = [
	{ id: 1, title: '小车', cover: '/a.svg', big: '/a-big.svg', by: '小满' },
	{ id: 2, title: '时钟', cover: null, big: null, by: '一诺' },
	{ id: 3, title: '弹球', cover: '/c.svg', big: null, by: '星野' },
];
const gallery: GalleryBlock = {
	block: 'gallery',
	needs: [],
	source: { rows: () => rows },
	label: '作品',
	image: (s) => s.row.cover,
	large: (s) => s.row.big,
	title: (s) => s.row.title,
	note: (s) => `作者：${s.row.by}`,
	opens: { path: (s) => `/works/${s.row.id}` },
};

test('every picture is a button named by its caption, and a missing one has a placeholder', async () => {
	const { screen } = await openPage(page([gallery]), createWorld());
	expect(screen.queryAllByRole('button').map((button) => button.textContent)).toEqual([
		'小车作者：小满',
		'时钟作者：一诺',
		'弹球作者：星野',
	]);
	const [first, , third] = [...screen.container.querySelectorAll('li')].map((tile) => tile.querySelector('img')?.getAttribute('src'));
	expect([first, third]).toEqual(['/a.svg', '/c.svg']);
});

test('a click opens the viewer; keys and buttons change the picture; it closes', async () => {
	const { screen } = await openPage(page([gallery]), createWorld());
	await click(screen.getByRole('button', { name: '小车 作者：小满' }));
	const dialog = screen.getByRole('dialog', { name: '作品：大图' });
	expect(screen.getByRole('img', { name: '小车' }).getAttribute('src')).toBe('/a-big.svg');
	expect(screen.getByRole('link', { name: '查看详情' }).getAttribute('href')).toBe('/works/1');
	await press(dialog, 'ArrowRight');
	expect(dialog.textContent).toContain('第 2 张，共 3 张：时钟');
	expect(screen.getByRole('img', { name: '时钟' }).tagName).toBe('SPAN');
	await click(screen.getByRole('button', { name: '下一张' }));
	expect(screen.getByRole('img', { name: '弹球' }).getAttribute('src')).toBe('/c.svg');
	expect(screen.getByRole('button', { name: '下一张' }).getAttribute('aria-disabled')).toBe('true');
	await click(screen.getByRole('button', { name: '下一张' }));
	expect(dialog.textContent).toContain('第 3 张');
	await click(screen.getByRole('button', { name: '关闭' }));
	await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the link to more closes the viewer', async () => {
	const { screen, world } = await openPage(page([gallery]), createWorld());
	await click(screen.getByRole('button', { name: '小车 作者：小满' }));
	await click(screen.getByRole('link', { name: '查看详情' }));
	expect(world.told.at(-1)).toBe('open /works/1');
	await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('hiding the page, as when another tab opens, also hides its open dialog', async () => {
	let closed = 0;
	const picture = { key: '1', url: '/a.svg', title: '小车', note: '', link: null };
	const props: ViewerProps = { pictures: [picture], index: 0, label: '作品', onTurn: () => undefined, onClose: () => void closed++ };
	const draw = (mode: 'visible' | 'hidden') => (
		<Activity mode={mode}>
			<Viewer {...props} />
		</Activity>
	);
	const screen = await render(draw('visible'));
	expect(screen.container.querySelector('dialog')?.open).toBe(true);
	screen.rerender(draw('hidden'));
	expect([screen.container.querySelector('dialog')?.open, closed]).toEqual([false, 1]);
});

test('zooms by buttons and keys, and resets for the next picture', async () => {
	const { screen } = await openPage(page([gallery]), createWorld());
	await click(screen.getByRole('button', { name: '小车 作者：小满' }));
	const scale = () => /scale\(([\d.]+)\)/.exec(screen.container.querySelector<HTMLElement>('[style*=scale]')?.style.transform ?? '')?.[1];
	await click(screen.getByRole('button', { name: '放大' }));
	expect(scale()).toBe('1.5');
	await press(screen.getByRole('dialog'), '+');
	expect(scale()).toBe('2');
	await press(screen.getByRole('dialog'), '-');
	expect(scale()).toBe('1.5');
	await press(screen.getByRole('dialog'), 'ArrowRight');
	expect(scale()).toBe('1');
});

test('shows the empty state without rows', async () => {
	const { screen } = await openPage(page([{ ...gallery, source: { rows: () => [] }, empty: '还没有照片' }]), createWorld());
	expect(screen.container.textContent).toContain('还没有照片');
});
