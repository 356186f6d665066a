import { proxy } from 'valtio/vanilla';
import { expect, test } from 'vitest';
import { type ContentPosition, WithPosition } from '#app/course/content-position.tsx';
import type { Note } from '#app/notes/note.ts';
import { NoteDesk } from '#app/notes/note-desk.tsx';
import type { CallWatch } from '#src/pages/page-context.tsx';
import { PageEnvironmentProvider } from '#src/pages/page-environment.tsx';
import { createWorld, failure } from '#tests/support/page-world.tsx';
import { click, render, submit, type } from '#tests/support/render.tsx';

const note = (id: string, position: number, text = id): Note => ({
	id,
	position,
	text,
	at: '2026-09-12T10:00:00+08:00',
	courseTitle: '',
	lessonId: 'v1',
	lessonTitle: '片子',
	lessonType: 'video',
});

const film: ContentPosition = {
	state: proxy({ now: 7 }),
	go: () => undefined,
	nameOf: (place) => `第 ${place} 秒`,
	reveal: () => undefined,
	tell: () => undefined,
};

async function open(notes: readonly Note[] = []) {
	const sent: unknown[][] = [];
	const server = { refuses: false };
	const record =
		(name: string) =>
		async (event: unknown, watch?: CallWatch): Promise<boolean> => {
			sent.push([name, event]);
			if (server.refuses) watch?.onFailed?.('main.courseNoteSave', failure('连不上'));
			return !server.refuses;
		};
	const on = { adds: record('adds'), edits: record('edits'), removes: record('removes') };
	const { environment } = createWorld({}, { throttle: 0 });
	const screen = await render(
		<PageEnvironmentProvider environment={environment}>
			<WithPosition content={film}>
				<NoteDesk lesson="v1" notes={notes} on={on} />
			</WithPosition>
		</PageEnvironmentProvider>,
	);
	const press = (name: string): Promise<void> => click(screen.getByRole('button', { name }));
	return { screen, sent, server, press, shown: () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent) };
}

test('a note goes to the page with its place, a bookmark without a text', async () => {
	const { screen, sent, press } = await open();
	await type(screen.getByRole('textbox', { name: '写笔记' }), '记一笔');
	await submit(screen.getByRole('form', { name: '写笔记' }));
	await press('书签');
	expect(sent).toEqual([
		['adds', { text: '记一笔', position: 7 }],
		['adds', { text: null, position: 7 }],
	]);
});

test('an edited note goes to the page; what the server refuses stays in the form, with the reason', async () => {
	const { screen, sent, server, press } = await open([note('n1', 5, '旧的')]);
	await press('编辑：旧的');
	const field = screen.getByRole('textbox', { name: '修改笔记' });
	expect([document.activeElement, (field as HTMLTextAreaElement).value]).toEqual([field, '旧的']);
	await type(field, '新的');
	server.refuses = true;
	await submit(screen.getByRole('form', { name: '修改笔记' }));
	expect([screen.getByRole('alert').textContent, (field as HTMLTextAreaElement).value]).toEqual(['连不上', '新的']);
	server.refuses = false;
	await submit(screen.getByRole('form', { name: '修改笔记' }));
	expect(sent.at(-1)).toEqual(['edits', { id: 'n1', text: '新的' }]);
	expect(document.activeElement).toBe(screen.getByRole('button', { name: '编辑：旧的' }));
});

test('a removed note can be put back until the next change, also after a failure', async () => {
	const { screen, sent, server, press, shown } = await open([note('n1', 5), note('n2', 9, '')]);
	await press('删除：n1');
	expect([shown(), document.activeElement?.textContent]).toEqual([['第 9 秒书签'], '撤销']);
	server.refuses = true;
	await press('撤销');
	expect(screen.getByRole('alert').textContent).toBe('连不上');
	server.refuses = false;
	await press('撤销');
	expect([sent.at(-1), document.activeElement]).toEqual([
		['adds', { text: 'n1', position: 5 }],
		screen.getByRole('list', { name: '这里的笔记' }),
	]);
	await press('删除：书签');
	expect(screen.getByText('书签删掉了')).toBeTruthy();
	await type(screen.getByRole('textbox', { name: '写笔记' }), '别的');
	await submit(screen.getByRole('form', { name: '写笔记' }));
	expect(screen.queryByRole('button', { name: '撤销' })).toBeNull();
});

test('a note that is not removed stays, with the reason', async () => {
	const { screen, server, press, shown } = await open([note('n1', 5)]);
	server.refuses = true;
	await press('删除：n1');
	expect([shown(), screen.getByRole('alert').textContent]).toEqual([['第 5 秒n1'], '连不上']);
});
