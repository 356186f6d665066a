import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { BlockDefinition } from '#src/pages/page-definition.ts';
import { createWorld, failure, openPage, page } from '#tests/support/page-world.tsx';
import { click } from '#tests/support/render.tsx';

const banner = (more: object = {}): BlockDefinition => ({ block: 'page-banner', needs: [], ...more }) as BlockDefinition;
const ofPaper = banner({ needs: ['paper'], title: (s: { data: { paper: { title: string } } }) => s.data.paper.title, note: '已交卷' });
const data = { paper: { operation: 'main.paper' } };

test('defaults to the title 作答详情 and the back link 上一页', async () => {
	const { screen, world } = await openPage(page([banner()]), createWorld());
	expect(screen.getByRole('heading').textContent).toBe('作答详情');
	await click(screen.getByRole('button', { name: '上一页' }));
	expect(world.log).toContain('back');
});

test('shows the configured title, button text and note', async () => {
	const { screen } = await openPage(page([banner({ title: '试卷信息', backText: '回到列表', note: '满分 100' })]), createWorld());
	expect(screen.getByRole('heading').textContent).toBe('试卷信息');
	expect(screen.queryByRole('button', { name: '回到列表' })).not.toBeNull();
	expect(screen.container.textContent).toContain('满分 100');
});

test.each([
	['names the place by the crumbs that apply', [true, false], ['循迹小车']],
	['names no place if none applies', [false, false], null],
])('%s', async (_case, applies, expected) => {
	const texts = ['循迹小车', '第 2 章'];
	const crumbs = texts.map((text, index) => ({ text, when: () => applies[index] }));
	const { screen } = await openPage(page([banner({ crumbs })]), createWorld());
	const place = screen.queryByRole('navigation');
	expect(
		place &&
			within(place)
				.getAllByRole('listitem')
				.map(({ textContent }) => textContent),
	).toEqual(expected);
});

test('shows the page title and the back link while its data loads', async () => {
	let arrive: (paper: object) => void = () => undefined;
	const world = createWorld({ 'main.paper': () => new Promise((resolve) => (arrive = resolve)) });
	const { screen } = await openPage(page([ofPaper], { data, title: '试卷' }), world);
	expect(screen.getByRole('heading').textContent).toBe('试卷');
	expect(screen.queryByRole('button', { name: '上一页' })).not.toBeNull();
	arrive({ title: '二级模拟卷' });
	await waitFor(() => expect(screen.container.textContent).toContain('二级模拟卷'));
});

test.each([
	['failed to load', { 'main.paper': () => failure('没有权限') }, { operation: 'main.paper' }],
	['was not requested', {}, { operation: 'main.paper', requires: ['id'] }],
])('keeps the back link when its data %s', async (_case, answers, paper) => {
	const { screen } = await openPage(page([ofPaper], { data: { paper }, title: '试卷' }), createWorld(answers));
	expect(screen.getByRole('heading').textContent).toBe('试卷');
	expect(screen.queryByRole('button', { name: '上一页' })).not.toBeNull();
});
