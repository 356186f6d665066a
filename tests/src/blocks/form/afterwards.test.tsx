import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FormStore } from '#src/blocks/form/form-store.ts';
import { createPageScope } from '#src/pages/page-scope.ts';
import { createWorld, openPage, page } from '#tests/support/page-world.tsx';
import { lazyCode, submit, type } from '#tests/support/render.tsx';
import { field, form } from './support.ts';

test('a form that disappears once it is sent leaves the focus to the heading above', async () => {
	const world = createWorld({ 'main.courseNoteSave': () => ({}) }, { throttle: 0 });
	const definition = page(
		[
			{ block: 'text', needs: [], look: 'heading', text: '笔记' },
			{ ...form([field('text', '文字')], { then: [{ set: () => ({ done: true }) }] }), when: ({ state }) => state.done !== true },
		],
		{ state: { done: { type: 'boolean' } } },
	);
	const { screen } = await openPage(definition, world);
	const words = await screen.findByRole('textbox', { name: '文字' });
	await lazyCode();
	await type(words, '写好了');
	words.focus();
	await submit(screen.getByRole('form', { name: '资料' }));
	await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: '笔记' })));
});

test('new initial values take the place of those that were sent, not of what is typed since', () => {
	const block = form([field('title', '标题'), field('text', '文字')], { initial: { record: ({ data }) => data.note } });
	const context = (note: object) => ({
		block,
		scope: createPageScope({ data: { note } } as never, {} as never),
		isVisible: () => true,
	});
	const store = new FormStore(context({ title: '一', text: '甲' }));
	store.change('title', '二');
	store.change('text', '乙');
	store.settle(store.state.snapshot.values);
	store.change('text', '丙');
	store.receive(context({ title: '一，改回来的', text: '乙' }));
	expect(store.state.snapshot.values).toEqual({ title: '一，改回来的', text: '丙' });
	expect(store.state.status.dirty).toBe(true);
});
