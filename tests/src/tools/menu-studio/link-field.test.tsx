import { useSnapshot } from 'valtio/react';
import { expect, test } from 'vitest';
import { placeOf } from '#src/tools/menu-studio/draft/draft-tree.ts';
import { kindOf, urlOf } from '#src/tools/menu-studio/draft/node-fields.ts';
import type { StudioState } from '#src/tools/menu-studio/draft/studio-core.ts';
import { createStudio, type Studio } from '#src/tools/menu-studio/draft/studio-store.ts';
import { Inspector } from '#src/tools/menu-studio/inspector/inspector.tsx';
import { click, leave, press, render, type } from '#tests/support/render.tsx';
import { keyOf, sampleList } from './sample-menus.ts';

const STUDENT = 'student';

function Fields({ studio }: { studio: Studio }) {
	const { draft, selected } = useSnapshot(studio.state) as StudioState;
	return <Inspector studio={studio} draft={draft} selected={selected} findings={[]} role={STUDENT} />;
}

async function openLink() {
	const studio = createStudio({
		calls: {
			load: async () => ({ ok: true, data: { list: sampleList(), baseVersion: 1, revision: 0 } }),
			save: async (body) => ({ ok: true, data: body }),
		},
		kept: { read: () => null, write: () => undefined },
		readOnly: false,
		setTimer: () => () => undefined,
	});
	await studio.open();
	const key = keyOf(studio.state.draft, '帮助');
	studio.select([key]);
	const screen = await render(<Fields studio={studio} />);
	const link = () => {
		const node = placeOf(studio.state.draft, key)?.node;
		return node && `${kindOf(node)} ${urlOf(node)}`;
	};
	const record = () => placeOf(studio.state.draft, key)?.node.record;
	const problem = () => screen.queryByRole('alert')?.textContent;
	const embed = () => screen.getByRole('switch', { name: '嵌在页面里打开' }) as HTMLInputElement;
	return { link, record, problem, embed, field: () => screen.getByLabelText('链接地址') as HTMLInputElement };
}

test('a link stays a link while its address is written anew, and gets its scheme by itself', async () => {
	const { link, field } = await openLink();
	await type(field(), '');
	expect([field().value, link()]).toEqual(['', 'link https://help.test']);
	await type(field(), 'www.example.com/wiki');
	expect([field().value, link()]).toEqual(['www.example.com/wiki', 'link https://www.example.com/wiki']);
	await leave(field());
	expect([field().value, link()]).toEqual(['https://www.example.com/wiki', 'link https://www.example.com/wiki']);
	await type(field(), 'teacher@example.com');
	await press(field(), 'Enter');
	expect(link()).toBe('link mailto:teacher@example.com');
});

test.each([
	['community', '这不是网址，也不是本站的路径：网址以 https:// 开头，本站的路径以 / 开头'],
	['javascript:alert(1)', '不能用 javascript: 开头的地址：只能用 https、http、mailto、tel，或者以 / 开头的本站路径'],
	['ftp://files.test/a.pdf', '不能用 ftp: 开头的地址：只能用 https、http、mailto、tel，或者以 / 开头的本站路径'],
	['http://', '网址还没有写完，例如 https://www.example.com'],
])('the refused address %s stays as typed and says why', async (text, reason) => {
	const { link, field, problem } = await openLink();
	await type(field(), text);
	expect([link(), problem()]).toEqual(['link https://help.test', undefined]);
	await leave(field());
	expect([field().value, link(), problem()]).toEqual([text, `link ${text}`, reason]);
	await type(field(), 'https://help.test/new');
	await leave(field());
	expect([link(), problem()]).toEqual(['link https://help.test/new', undefined]);
});

test('a path of the own site is the address of a link', async () => {
	const { link, field, problem, record } = await openLink();
	await type(field(), '/files/handbook.pdf');
	await leave(field());
	expect([field().value, link(), problem()]).toEqual(['/files/handbook.pdf', 'link /files/handbook.pdf', undefined]);
	expect(record()).toMatchObject({ path: '/files/handbook.pdf', url: '/files/handbook.pdf' });
	await type(field(), 'https://help.test');
	expect([record()?.path, record()?.url]).toEqual(['https://help.test', undefined]);
});

test('a page embeds the site of a link while its address may be embedded, and is a link again afterwards', async () => {
	const { link, record, field, embed } = await openLink();
	await type(field(), 'https://www.example.com/wiki');
	expect(embed().disabled).toBe(true);
	await type(field(), '/files/handbook.pdf');
	await leave(field());
	await click(embed());
	expect(record()).toMatchObject({ path: '/site', frame: '/files/handbook.pdf', name: 'help' });
	expect([embed().checked, field().value, link()]).toEqual([true, '/files/handbook.pdf', 'page ']);
	await click(embed());
	expect(record()).not.toHaveProperty('frame');
	expect([embed().checked, link()]).toEqual([false, 'link /files/handbook.pdf']);
});
