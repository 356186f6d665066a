import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { PageDefinition } from '#src/pages/page-definition.ts';
import { createWorld, openPage, page } from '#tests/support/page-world.tsx';
import { click } from '#tests/support/render.tsx';

const network = vi.hoisted(() => ({ lost: new Set(['page-dialogs', 'dialog-frame']), asked: 0 }));

vi.mock(import('#src/lib/fetch-code.ts'), async (original) => {
	const real = await original();
	return {
		...real,
		fetchCode: <Code,>(load: () => Promise<Code>): Promise<Code> => {
			const code = ['page-dialogs', 'dialog-frame'].find((name) => load.toString().includes(name));
			if (!code) return real.fetchCode(load);
			network.asked += 1;
			return network.lost.has(code) ? Promise.reject(new Error('offline')) : real.fetchCode(load);
		},
	};
});

const definition: PageDefinition = {
	...page([{ block: 'buttons', needs: [], items: [{ label: '打开', actions: [{ show: 'about' }] }] }]),
	dialogs: { about: { title: '关于', look: 'dialog', blocks: [], data: {}, view: [] } },
};

test('reports that dialog code failed to load only when a dialog opens, and the next click retries', async () => {
	const { screen, world } = await openPage(definition, createWorld());
	const said = () => world.log.filter((text) => text === 'error: 窗口没有打开，请再试一次').length;
	await waitFor(() => expect(network.asked).toBe(2));
	expect(world.log).toEqual(['title 测试页']);
	await click(screen.getByRole('button', { name: '打开' }));
	await waitFor(() => expect(said()).toBe(1));
	expect(network.asked).toBeLessThan(9);
	network.lost.delete('page-dialogs');
	await click(screen.getByRole('button', { name: '打开' }));
	await waitFor(() => expect(said()).toBe(2));
	network.lost.clear();
	await click(screen.getByRole('button', { name: '打开' }));
	await screen.findByRole('dialog', { name: '关于' });
});
