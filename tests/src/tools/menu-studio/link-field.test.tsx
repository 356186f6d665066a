import { useSnapshot } from 'valtio/react';
import { expect, test } from 'vitest';
import { placeOf } from '#src/tools/menu-studio/draft/draft-tree.ts';
import { kindOf, urlOf } from '#src/tools/menu-studio/draft/node-fields.ts';
import type { StudioState } from '#src/tools/menu-studio/draft/studio-core.ts';
import { createStudio, type Studio } from '#src/tools/menu-studio/draft/studio-store.ts';
import { Inspector } from '#src/tools/menu-studio/inspector/inspector.tsx';
import { leave, press, render, type } from '#tests/support/render.tsx';
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
	return { link, field: () => screen.getByLabelText('链接地址') as HTMLInputElement };
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

test('an address that is none is dropped when the field is left', async () => {
	const { link, field } = await openLink();
	await type(field(), 'community');
	await leave(field());
	expect([field().value, link()]).toEqual(['https://help.test', 'link https://help.test']);
});
