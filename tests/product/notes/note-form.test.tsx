import { expect, test, vi } from 'vitest';
import { NoteForm } from '#app/notes/note-form.tsx';
import { PageEnvironmentProvider } from '#src/pages/page-environment.tsx';
import { createWorld } from '#tests/support/page-world.tsx';
import { render, submit } from '#tests/support/render.tsx';

test('spec 9: a note is not saved again while the button waits; a note without text is never saved', async () => {
	const { environment } = createWorld();
	const save = vi.fn(async () => null);
	const note = (text: string) => (
		<PageEnvironmentProvider environment={environment}>
			<NoteForm label="写笔记" hint="" submit="记下" text={text} field={{ current: null }} onType={() => undefined} onSave={save} />
		</PageEnvironmentProvider>
	);
	const screen = await render(note(''));
	const isWaiting = () => screen.getByRole('button', { name: '记下' }).getAttribute('aria-disabled') === 'true';
	await submit(screen.getByRole('form', { name: '写笔记' }));
	expect([save.mock.calls.length, isWaiting()]).toEqual([0, false]);
	screen.rerender(note('数组从 0 开始'));
	for (const _ of [1, 2, 3]) await submit(screen.getByRole('form', { name: '写笔记' }));
	expect([save.mock.calls.length, isWaiting()]).toEqual([1, true]);
});
