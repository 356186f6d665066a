import type { RenderResult } from '@testing-library/react';
import { Activity, act, useEffect, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { componentLoaders } from '#src/pages/component-loaders.ts';
import { loadDataPage } from '#src/pages/load-data-page.ts';
import type { BlockDefinition, PageDefinition } from '#src/pages/page-definition.ts';
import { PageEnvironmentProvider } from '#src/pages/page-environment.tsx';
import { PageView } from '#src/pages/page-view.tsx';
import type { PageViewProps } from '#src/pages/page-view-props.ts';
import { createWorld, page, type World } from '#tests/support/page-world.tsx';
import { click, render, type } from '#tests/support/render.tsx';

const SECOND = 1000;
const HOUR = 3600 * SECOND;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function Ticker() {
	const [ticks, setTicks] = useState(0);
	useEffect(() => {
		const timer = setInterval(() => setTicks((before) => before + 1), SECOND);
		return () => clearInterval(timer);
	}, []);
	return <p>{ticks} 秒</p>;
}

const pass = (milliseconds: number): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));

async function openKept(definition: PageDefinition, world: World) {
	await loadDataPage();
	await world.environment.blocks.preload(['custom', 'text']);
	const held: (() => void)[] = [];
	const props: PageViewProps = {
		definition,
		params: {},
		search: '',
		name: '测试',
		onSearch: () => undefined,
		onTitle: () => undefined,
		onHidden: (release) => void held.push(release),
	};
	const draw = (mode: 'visible' | 'hidden') => (
		<PageEnvironmentProvider environment={world.environment}>
			<Activity mode={mode}>
				<PageView {...props} />
			</Activity>
		</PageEnvironmentProvider>
	);
	const screen: RenderResult = await render(draw('visible'));
	await pass(10);
	return { screen, held, hide: () => screen.rerender(draw('hidden')), show: () => screen.rerender(draw('visible')) };
}

test('timers of a hidden page pause, and resume when it is shown again', async () => {
	const world = createWorld({}, { components: componentLoaders({ Ticker: async () => Ticker }) });
	const { screen, hide, show } = await openKept(page([{ block: 'custom', component: 'Ticker', needs: [] }]), world);
	await pass(3 * SECOND);
	expect(screen.container.textContent).toBe('3 秒');
	await hide();
	await pass(60 * SECOND);
	expect(vi.getTimerCount()).toBe(0);
	await show();
	expect(screen.container.textContent).toBe('3 秒');
	await pass(SECOND);
	expect(screen.container.textContent).toBe('4 秒');
});

test('a hidden page keeps its responses, and refetches them when it is shown', async () => {
	let count = 0;
	const world = createWorld({ 'main.count': () => ({ count: ++count }) });
	// biome-ignore lint/suspicious/noExplicitAny: compiled expressions annotate nothing
	const definition = page([{ block: 'text', text: (s: any) => `第 ${s.data.answer?.count} 次`, needs: ['answer'] }], {
		data: { answer: { operation: 'main.count' } },
	});
	const { screen, held, hide, show } = await openKept(definition, world);
	expect(screen.container.textContent).toBe('第 1 次');
	await hide();
	await pass(HOUR);
	expect(count).toBe(1);
	await show();
	expect(screen.container.textContent).toBe('第 1 次');
	await pass(10);
	expect(screen.container.textContent).toBe('第 2 次');

	await hide();
	for (const release of held) release();
	await pass(HOUR);
	expect(world.environment.answers.client?.getQueryCache().getAll()).toEqual([]);
});

test('a dialog hides with its page, does not block the visible page, and comes back with its input', async () => {
	const form: BlockDefinition = {
		block: 'form',
		needs: [],
		submits: 'main.studentLogin',
		label: '改名',
		submit: '保存',
		fields: [{ field: 'name', label: '名字', rules: { type: 'string', required: true } }],
	};
	const definition: PageDefinition = {
		...page([{ block: 'buttons', needs: [], items: [{ label: '打开', actions: [{ show: 'edit' }] }] }]),
		dialogs: { edit: { title: '改名', look: 'dialog', blocks: ['form'], data: {}, view: [form] } },
	};
	const world = createWorld();
	await world.environment.blocks.preload(['buttons', 'form']);
	const { screen, hide, show } = await openKept(definition, world);
	await act(async () => void (await vi.dynamicImportSettled()));
	await click(screen.getByRole('button', { name: '打开' }));
	await pass(10);
	const dialog = screen.getByRole('dialog', { name: '改名' }) as HTMLDialogElement;
	await type(screen.getByRole('textbox', { name: '名字' }), '小红');
	await hide();
	expect(dialog.open).toBe(false);
	await pass(10);
	await show();
	await pass(10);
	expect(dialog.open).toBe(true);
	expect(screen.getByRole('textbox', { name: '名字' })).toHaveProperty('value', '小红');
});
