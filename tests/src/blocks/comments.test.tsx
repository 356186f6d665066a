import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { BlocksByKind } from '#generated/block-types.ts';
import type { BlockDefinition } from '#src/pages/page-definition.ts';
import { createWorld, failure, openPage, page, type World } from '#tests/support/page-world.tsx';
import { click, submit, type } from '#tests/support/render.tsx';

const first = {
	id: 'c1',
	author: '林小满',
	text: '第一行\n第二行',
	at: '2026-09-12T09:00:00+08:00',
	mine: false,
	replies: [{ id: 'r1', author: '周一诺', text: '同意' }],
};
const second = { id: 'c2', author: '陈星野', text: '求代码', at: null, mine: true, replies: [] };

const form = (more: Partial<BlocksByKind['form']> = {}): BlockDefinition => ({
	block: 'form',
	needs: [],
	label: '写评论',
	submits: 'main.studentLogin',
	fields: [{ field: 'text', label: '评论', rules: { type: 'string', required: true, minLength: 2 } }],
	submit: '发表',
	then: [{ refresh: ['comments'] }],
	...more,
});

const comments = (more: Partial<BlocksByKind['comments']> = {}): BlockDefinition => ({
	block: 'comments',
	needs: ['comments'],
	label: '评论',
	source: { rows: (s) => s.data.comments },
	author: (s) => s.row.author,
	text: (s) => s.row.text,
	time: (s) => s.row.at,
	...more,
});

const open = (block: BlockDefinition, world: World = createWorld({ 'main.comments': () => [first, second] })) =>
	openPage(page([block], { data: { comments: { operation: 'main.comments' } } }), world);

test('a comment shows its author, relative time and text', async () => {
	const { screen } = await open(comments({ badges: [(s) => (s.row.mine ? '我' : null)] }));
	const list = await screen.findByRole('list', { name: '评论' });
	const [one, two] = [...list.children];
	expect(one?.querySelector('article')?.getAttribute('aria-label')).toBe('林小满');
	expect(one?.querySelector('time')).toHaveProperty('dateTime', '2026-09-12T01:00:00.000Z');
	expect(one?.textContent).toContain('1 小时前第一行\n第二行');
	expect(two?.querySelector('time')).toBeNull();
	expect(two?.textContent).toBe('陈陈星野我求代码');
});

test('works without authors and shows the empty state', async () => {
	const { screen } = await open(
		comments({ author: undefined, empty: '还没有笔记' } as Partial<BlocksByKind['comments']>),
		createWorld({ 'main.comments': () => [] }),
	);
	await waitFor(() => expect(screen.container.textContent).toContain('还没有笔记'));
	expect(screen.queryByRole('list')).toBeNull();
});

test('row actions depend on their row and run with it', async () => {
	const world = createWorld({ 'main.comments': () => [first, second], 'main.courseNoteRemove': () => null });
	const { screen } = await open(
		comments({
			buttons: [
				{
					label: '删除',
					when: (s) => s.row.mine,
					actions: [{ confirm: '删除？' }, { call: 'main.courseNoteRemove', with: (s) => ({ id: s.row.id }) }],
				},
			],
		}),
		world,
	);
	await click(await screen.findByRole('button', { name: '删除' }));
	await waitFor(() => expect(world.calls).toHaveLength(2));
	expect(world.calls[1]).toMatchObject({ operation: 'main.courseNoteRemove', input: { id: 'c2' } });
});

test('nests replies one level below, each with its own row', async () => {
	const { screen } = await open(
		comments({ replies: { source: { rows: (s) => s.row.replies }, author: (s) => s.row.author, text: (s) => s.row.text } }),
	);
	const answers = await screen.findByRole('list', { name: '回复' });
	expect(answers.textContent).toBe('周周一诺同意');
	expect(screen.queryAllByRole('list', { name: '回复' })).toHaveLength(1);
});

test('shows a new comment and clears the field', async () => {
	const rows = [first];
	const world = createWorld({
		'main.comments': () => [...rows],
		'main.studentLogin': ({ text }) => void rows.unshift({ ...first, id: 'new', text: String(text) }),
	});
	const { screen } = await open(comments({ compose: [form()] }), world);
	await type(await screen.findByRole('textbox', { name: '评论' }), '写得真好');
	await submit(screen.getByRole('form', { name: '写评论' }));
	await waitFor(() => expect(screen.container.textContent).toContain('写得真好'));
	expect(screen.getByRole('textbox', { name: '评论' })).toHaveProperty('value', '');
});

test('keeps the text when sending fails, and does not send text that is too short', async () => {
	const world = createWorld({ 'main.comments': () => [first], 'main.studentLogin': () => failure('说得太快了') });
	const { screen } = await open(comments({ compose: [form()] }), world);
	await type(await screen.findByRole('textbox', { name: '评论' }), '好');
	await submit(screen.getByRole('form', { name: '写评论' }));
	expect(world.calls).toHaveLength(1);
	await type(screen.getByRole('textbox', { name: '评论' }), '很好');
	await submit(screen.getByRole('form', { name: '写评论' }));
	await waitFor(() => expect(screen.getByRole('button', { name: '发表' }).hasAttribute('aria-busy')).toBe(false));
	expect(screen.getByRole('textbox', { name: '评论' })).toHaveProperty('value', '很好');
});

test('writes a reply below its comment and sends it with the row', async () => {
	const world = createWorld({ 'main.comments': () => [first, second], 'main.studentLogin': () => null });
	const { screen } = await open(
		comments({ reply: [form({ label: (s) => `回复 ${s.row.author}`, with: (s) => ({ parentId: s.row.id }) })] }),
		world,
	);
	await screen.findByRole('list', { name: '评论' });
	const [, toggle] = screen.queryAllByRole('button', { name: '回复' });
	await click(toggle as HTMLElement);
	expect(toggle?.getAttribute('aria-pressed')).toBe('true');
	await type(screen.getByRole('textbox', { name: '评论' }), '在这里');
	await submit(screen.getByRole('form', { name: '回复 陈星野' }));
	await waitFor(() => expect(world.calls.some(({ operation }) => operation === 'main.studentLogin')).toBe(true));
	expect(world.calls.find(({ operation }) => operation === 'main.studentLogin')?.input).toEqual({ text: '在这里', parentId: 'c2' });
	await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
	expect(document.activeElement).toBe(toggle);
});

test('keeps a reply open when sending fails', async () => {
	const world = createWorld({ 'main.comments': () => [first], 'main.studentLogin': () => failure('说得太快了') });
	const { screen } = await open(comments({ reply: [form()] }), world);
	await click(await screen.findByRole('button', { name: '回复' }));
	await type(screen.getByRole('textbox', { name: '评论' }), '在这里');
	await submit(screen.getByRole('form', { name: '写评论' }));
	await waitFor(() => expect(screen.getByRole('button', { name: '发表' }).hasAttribute('aria-busy')).toBe(false));
	expect(screen.getByRole('textbox', { name: '评论' })).toHaveProperty('value', '在这里');
});
