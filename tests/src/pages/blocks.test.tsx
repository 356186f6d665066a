import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { blockEntries } from '#src/app/block-entries.ts';
import { createBlockRegistry } from '#src/pages/block-registry.ts';
import type { BlockDefinition } from '#src/pages/page-definition.ts';
import { createWorld, openPage, page } from '#tests/support/page-world.tsx';
import { click, focus, type } from '#tests/support/render.tsx';

const line = (text: string, more: Partial<BlockDefinition> = {}): BlockDefinition =>
	({ block: 'text', needs: [], text, ...more }) as BlockDefinition;

test('`when` and `guard` decide whether a block renders', async () => {
	const world = createWorld();
	world.guards.add('staff');
	const view = [
		line('常在'),
		line('不在', { when: () => false }),
		line('在', { when: () => true }),
		line('老师可见', { guard: 'staff' }),
		line('管理员可见', { guard: 'admin' }),
	];
	const { screen } = await openPage(page(view), world);
	expect(screen.container.textContent).toBe('常在在老师可见');
});

test('a block that throws shows its own error box with a retry; other blocks keep working', async () => {
	let broken = true;
	const world = createWorld();
	const fragile = line('', {
		text: () => {
			if (broken) throw new Error('boom');
			return '好了';
		},
	} as Partial<BlockDefinition>);
	const { screen } = await openPage(page([line('之前'), fragile, line('之后')]), world);
	expect(screen.container.textContent).toContain('之前');
	expect(screen.container.textContent).toContain('之后');
	expect(screen.getByRole('alert').textContent).toContain('这一块内容没有显示出来');
	expect(world.log).toContain('error in test-page: text: boom');
	broken = false;
	await click(screen.getByRole('button', { name: '重试' }));
	expect(screen.container.textContent).toBe('之前好了之后');
});

test('`busy` makes a block inert, and keeps its input', async () => {
	const form = {
		block: 'form',
		needs: [],
		label: '留言',
		submits: 'main.say',
		fields: [{ field: 'text', label: '内容', rules: { type: 'string', required: false } }],
		submit: '发送',
	};
	const view = [{ ...form, busy: (s: { state: Record<string, unknown> }) => s.state.sending === true } as unknown as BlockDefinition];
	const { screen, go } = await openPage(page(view, { state: { sending: { type: 'boolean', query: true } } }), createWorld());
	const field = await screen.findByRole('textbox', { name: '内容' });
	await type(field, '你好');
	expect(field.closest('[inert]')).toBeNull();
	expect(screen.getByRole('status').textContent).toBe('');

	await focus(field);
	await go('/page?sending=true');
	expect(field.closest('[inert]')).not.toBeNull();
	expect(field.closest('[aria-busy="true"]')).not.toBeNull();
	expect(screen.getByRole('status').textContent).toBe('loading...');
	// A browser moves the focus out of inert elements; happy-dom does not.
	field.blur();

	await go('/page?sending=false');
	expect(screen.getByRole('status').textContent).toBe('');
	expect(field.closest('[inert]')).toBeNull();
	expect((field as HTMLInputElement).value).toBe('你好');
	expect(document.activeElement).toBe(field);
});

test('a `when` that depends on a pending response hides the block and its placeholder', async () => {
	const world = createWorld({ 'main.course': () => new Promise(() => undefined) });
	const view = [line('已加入', { needs: ['course'], when: (s) => s.data.course.joined })];
	const { screen } = await openPage(page(view, { data: { course: { operation: 'main.course' } } }), world);
	expect(screen.container.textContent).toBe('');
});

test('an unknown kind of block shows an error box', async () => {
	const world = createWorld();
	const view = [line('之前'), { block: 'hologram', needs: [] } as unknown as BlockDefinition];
	const { screen } = await openPage(page(view), world);
	await screen.findByRole('alert');
	expect(world.log.at(-1)).toBe('error in test-page: hologram: No component draws blocks of the kind "hologram".');
});

test('a block whose code fails to load is fetched twice, then again on demand or with the whole page', async () => {
	let tries = 0;
	const world = createWorld();
	const text = {
		load: async () => {
			if (++tries < 5) throw new Error('offline');
			return blockEntries.text.load();
		},
	};
	world.environment.blocks = createBlockRegistry({ ...blockEntries, text });
	const { screen } = await openPage(page([line('来了')]), world);
	await screen.findByRole('alert');
	expect(tries).toBe(2);
	expect(screen.queryByRole('button', { name: '刷新页面' })).not.toBeNull();
	await click(screen.getByRole('button', { name: '重试' }));
	await waitFor(() => expect(tries === 4 && screen.queryByRole('alert') !== null).toBe(true));
	await click(screen.getByRole('button', { name: '重试' }));
	await waitFor(() => expect(screen.container.textContent).toContain('来了'));
});

test('a pending list reserves the rows of its page, and a pending detail one for each line of its items', async () => {
	const world = createWorld({ 'main.courses': () => new Promise(() => undefined) });
	const paged = { page: 'page', size: 'size', list: 'list', total: 'total', queryKey: 'page', defaultSize: 20 };
	const items = ['一', '二', '三', '四'].map((label) => ({ label, value: () => '' }));
	const view: BlockDefinition[] = [
		{ block: 'table', needs: ['courses'], label: '课程', source: { rows: () => [], paged: 'courses' }, columns: [] },
		{ block: 'detail', needs: ['courses'], source: { record: () => null }, columns: 3, items },
	];
	const { screen } = await openPage(page(view, { data: { courses: { operation: 'main.courses', paged } } }), world);
	const parts = [...screen.container.querySelectorAll('[aria-busy="true"]')].map(
		(skeleton) => skeleton.querySelectorAll('[aria-hidden]').length,
	);
	expect(parts).toEqual([20, 2]);
});
