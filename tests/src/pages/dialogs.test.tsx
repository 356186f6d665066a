import { waitFor } from '@testing-library/react';
import { act } from 'react';
import { expect, test } from 'vitest';
import type { BlockDefinition, DataDefinition, DialogDefinition, PageDefinition } from '#src/pages/page-definition.ts';
import type { Feedback } from '#src/pages/use-feedback.ts';
import { createWorld, openPage, type PageParts, page, type World } from '#tests/support/page-world.tsx';
import { click, press, submit, type } from '#tests/support/render.tsx';

type Steps = Extract<BlockDefinition, { block: 'buttons' }>['items'][number]['actions'];

const button = (label: string, actions: Steps): BlockDefinition => ({ block: 'buttons', needs: [], items: [{ label, actions }] });
const text = (read: (s: Scope) => string, needs: readonly string[] = []): BlockDefinition => ({ block: 'text', needs, text: read });
type Scope = { data: Record<string, { title: string; list: unknown[] }>; dialog: Record<string, unknown>; state: Record<string, unknown> };

const dialog = (view: readonly BlockDefinition[], more: Partial<DialogDefinition> = {}): DialogDefinition => ({
	title: (s) => `编辑 ${s.dialog.name ?? ''}`,
	look: 'dialog',
	blocks: [],
	data: {},
	view,
	...more,
});

const withDialogs = (view: readonly BlockDefinition[], dialogs: PageDefinition['dialogs'], parts: PageParts = {}): PageDefinition => ({
	...page(view, parts),
	dialogs,
});

const nameForm: BlockDefinition = {
	block: 'form',
	needs: [],
	submits: 'main.studentLogin',
	label: '改名',
	submit: '保存',
	with: (s: Scope) => ({ id: s.dialog.id }),
	fields: [{ field: 'name', label: '名字', rules: { type: 'string', required: true } }],
	then: [{ close: true }, { message: '已保存' }],
};

const openEdit: Steps = [{ show: 'edit', with: () => ({ id: 7, name: '小明' }) }];

async function openDialog(definition: PageDefinition, world: World = createWorld()) {
	const opened = await openPage(definition, world);
	const opener = opened.screen.getByRole('button', { name: '打开' });
	opener.focus();
	await click(opener);
	const window = await opened.screen.findByRole('dialog');
	return { ...opened, opener, window };
}

const edit = (view: readonly BlockDefinition[], more?: Partial<DialogDefinition>) =>
	withDialogs([button('打开', openEdit)], { edit: dialog(view, more) });

test('a step opens a dialog named by its title, which reads its arguments', async () => {
	const { screen, window } = await openDialog(edit([text((s) => `编号 ${s.dialog.id}`)]));
	expect(window).toBe(screen.getByRole('dialog', { name: '编辑 小明' }));
	expect(window).toHaveProperty('open', true);
	expect(screen.container.textContent).toContain('编号 7');
	expect(document.activeElement).toBe(screen.getByRole('heading', { name: '编辑 小明' }));
	await click(screen.getByRole('button', { name: '关闭窗口' }));
	expect(screen.queryByRole('dialog')).toBeNull();
});

test('a row passes itself as an argument', async () => {
	const row: Steps = [{ show: 'edit', with: (s) => ({ name: s.row.title }) }];
	const table: BlockDefinition = {
		block: 'table',
		needs: [],
		label: '课程',
		source: {
			rows: () => [
				{ id: 1, title: '机器人' },
				{ id: 2, title: '航模' },
			],
		},
		columns: [{ title: '名称', value: (s) => s.row.title }],
		rowButtons: [{ label: '打开', actions: row }],
	};
	const { screen } = await openPage(withDialogs([table], { edit: dialog([]) }), createWorld());
	await click(screen.queryAllByRole('button', { name: '打开' })[1] as HTMLElement);
	await screen.findByRole('dialog', { name: '编辑 航模' });
});

test('a form in a dialog has the focus, submits the arguments, and closes the dialog by a step', async () => {
	const { screen, world } = await openDialog(edit([nameForm]), createWorld({ 'main.studentLogin': () => 'ok' }));
	expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '名字' }));
	await type(screen.getByRole('textbox', { name: '名字' }), '小红');
	await submit(screen.getByRole('form', { name: '改名' }));
	await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
	expect(world.calls.map(({ input }) => input)).toEqual([{ name: '小红', id: 7 }]);
	expect(world.log.filter((log) => !log.startsWith('title'))).toEqual(['success: 已保存']);
});

test('closing a dialog with a dirty form asks for confirmation', async () => {
	const answers: boolean[] = [false, true];
	const asked: string[] = [];
	const confirm: Feedback['confirm'] = async ({ text: question }) => {
		asked.push(question);
		return answers.shift() ?? false;
	};
	const { screen } = await openDialog(edit([nameForm]), createWorld({}, { confirm }));
	await type(screen.getByRole('textbox', { name: '名字' }), '小红');
	await press(screen.getByRole('textbox', { name: '名字' }), 'Escape');
	expect(screen.queryByRole('dialog')).not.toBeNull();
	expect(screen.getByRole('textbox', { name: '名字' })).toHaveProperty('value', '小红');
	await click(screen.getByRole('button', { name: '关闭窗口' }));
	expect(screen.queryByRole('dialog')).toBeNull();
	expect(asked).toHaveLength(2);
});

test('closing a dialog with a clean form needs no confirmation', async () => {
	const { screen, world } = await openDialog(edit([nameForm]));
	await press(screen.getByRole('textbox', { name: '名字' }), 'Escape');
	expect(screen.queryByRole('dialog')).toBeNull();
	expect(world.log.some((log) => log.startsWith('confirm'))).toBe(false);
});

test("fetches its data on opening, with its arguments and the page's data", async () => {
	const world = createWorld({ 'main.me': () => ({ title: '我的' }), 'main.other': (input) => ({ title: `课程 ${input.id} ${input.of}` }) });
	const definition = withDialogs(
		[button('打开', openEdit)],
		{
			edit: dialog([text((s) => s.data.other?.title ?? '', ['other', 'me'])], {
				data: {
					other: {
						operation: 'main.other' as DataDefinition['operation'],
						requires: [],
						needs: ['me'],
						with: (s: Scope) => ({ id: s.dialog.id, of: s.data.me?.title }),
					},
				},
			}),
		},
		{ data: { me: { operation: 'main.me' } } },
	);
	const { screen } = await openPage(definition, world);
	await waitFor(() => expect(world.calls).toHaveLength(1));
	await click(screen.getByRole('button', { name: '打开' }));
	await waitFor(() => expect(screen.container.textContent).toContain('课程 7 我的'));
	expect(world.calls.map(({ operation }) => operation)).toEqual(['main.me', 'main.other']);
});

test('its page number stays out of the address, and a change of page state resets it to the first page', async () => {
	const world = createWorld({
		'main.rows': ({ page: number, level }) => ({ list: [{ id: 1, name: `第 ${number} 页 ${level ?? ''}` }], total: 30 }),
	});
	const paged = { page: 'page', size: 'size', list: 'list', total: 'total', queryKey: 'edit.rows', defaultSize: 10 };
	const table: BlockDefinition = {
		block: 'table',
		needs: ['rows'],
		label: '记录',
		source: { rows: (s: Scope) => s.data.rows?.list, paged: 'rows' },
		columns: [{ title: '名称', value: (s) => s.row.name }],
	};
	const definition = withDialogs(
		[button('打开', openEdit)],
		{
			edit: dialog([table, button('挑战', [{ set: () => ({ level: 'hard' }) }])], {
				data: {
					rows: {
						operation: 'main.rows' as DataDefinition['operation'],
						requires: [],
						needs: [],
						paged,
						with: (s: Scope) => ({ level: s.state.level }),
					},
				},
			}),
		},
		{ state: { level: { query: true } } },
	);
	const { screen, address } = await openDialog(definition, world);
	await waitFor(() => expect(screen.container.textContent).toContain('第 1 页'));
	await click(screen.getByRole('button', { name: /^2|第 2 页/ }));
	await waitFor(() => expect(screen.container.textContent).toContain('第 2 页'));
	expect(address()).toBe('/page');
	await click(screen.getByRole('button', { name: '挑战' }));
	await waitFor(() => expect(screen.container.textContent).toContain('第 1 页 hard'));
	expect(address()).toBe('/page?level=hard');
});

test('a dialog opens another one on top, and each closes separately', async () => {
	const dialogs = {
		edit: dialog([button('更多', [{ show: 'more' }])]),
		more: dialog([button('完成', [{ close: true }])], { title: '更多' }),
	};
	const { screen } = await openDialog(withDialogs([button('打开', openEdit)], dialogs));
	await click(screen.getByRole('button', { name: '更多' }));
	await screen.findByRole('dialog', { name: '更多' });
	await click(screen.getByRole('button', { name: '完成' }));
	expect(screen.queryAllByRole('dialog')).toEqual([screen.getByRole('dialog', { name: '编辑 小明' })]);
});

test('steps after `close` run while the page is mounted', async () => {
	const steps: Steps = [{ close: true }, { open: { route: 'home' } }];
	const { screen, world } = await openDialog(edit([button('走', steps)]));
	await act(async () => screen.getByRole('button', { name: '走' }).click());
	await waitFor(() => expect(world.log).toContain('open home'));
	expect(screen.queryByRole('dialog')).toBeNull();
});

test('a link repeats the query key for each item of a list', async () => {
	const steps: Steps = [{ open: { route: 'courses', query: { topic: (s) => s.state.topics, page: (s) => s.state.none } } }];
	const { world, screen } = await openPage(
		page([button('打开', steps)], { state: { topics: { type: 'strings', query: true } } }),
		createWorld(),
		'/page?topics=a&topics=b',
	);
	await click(screen.getByRole('button', { name: '打开' }));
	expect(world.log).toContain('open courses?topic=a&topic=b');
});

test('a form that loads late gets the focus', async () => {
	const waiting: BlockDefinition = { ...nameForm, needs: ['me'], initial: { record: (s) => s.data.me } } as BlockDefinition;
	const me: DataDefinition = { operation: 'main.me' as DataDefinition['operation'], requires: [], needs: [] };
	let answer: (value: unknown) => void = () => undefined;
	const world = createWorld({ 'main.me': () => new Promise((resolve) => (answer = resolve)) });
	const { screen } = await openDialog(edit([waiting], { data: { me } }), world);
	expect(document.activeElement).toBe(screen.getByRole('heading', { name: '编辑 小明' }));
	answer({ name: '小明' });
	await screen.findByRole('textbox', { name: '名字' });
	await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '名字' })));
});
