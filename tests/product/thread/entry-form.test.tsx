import { expect, test, vi } from 'vitest';
import { parseDraft, useEntryDraft } from '#app/thread/entry-draft.ts';
import { EntryForm } from '#app/thread/entry-form.tsx';
import type { Failure } from '#app/thread/write.ts';
import { PageEnvironmentProvider } from '#src/pages/page-environment.tsx';
import { createWorld } from '#tests/support/page-world.tsx';
import { render, submit, type } from '#tests/support/render.tsx';

const ERRORS = { empty: '写点什么', tooLong: '太长了' };

function NewEntry({ onSend }: { onSend: () => Promise<Failure> }) {
	return <EntryForm label="写" hint="" submit="发出" draft={useEntryDraft('note v1')} errors={ERRORS} here={() => 7} onSend={onSend} />;
}

async function open(failure: Failure = null) {
	const send = vi.fn(async () => failure);
	const screen = await render(
		<PageEnvironmentProvider environment={createWorld().environment}>
			<NewEntry onSend={send} />
		</PageEnvironmentProvider>,
	);
	const field = screen.getByRole('textbox') as HTMLTextAreaElement;
	return {
		send,
		field,
		write: (text: string) => type(field, text),
		submit: () => submit(screen.getByRole('form')),
		alert: () => screen.queryByRole('alert')?.textContent ?? null,
		isWaiting: () => screen.getByRole('button', { name: '发出' }).getAttribute('aria-disabled') === 'true',
	};
}

test.each([
	['', ERRORS.empty],
	[' \n ', ERRORS.empty],
	['长'.repeat(1003), ERRORS.tooLong],
])('%#: a text that the server would refuse is not sent', async (text, error) => {
	const form = await open();
	if (text) await form.write(text);
	await form.submit();
	expect([form.send.mock.calls, form.alert(), form.isWaiting()]).toEqual([[], error, false]);
});

test('spec 9: an entry is not sent again while the button waits; it has the place at which its writing began', async () => {
	const form = await open();
	await form.write(' 数组从 0 开始 ');
	await form.submit();
	expect([form.field.value, form.isWaiting()]).toEqual(['', true]);
	await form.write('再来一条');
	for (const _ of [1, 2]) await form.submit();
	expect(form.send.mock.calls).toEqual([[{ text: '数组从 0 开始', position: 7 }]]);
});

test('a text that was refused stays, and can be sent again at once', async () => {
	const form = await open('没有网络');
	await form.write('数组从 0 开始');
	await form.submit();
	expect([form.field.value, form.alert(), form.isWaiting()]).toEqual(['数组从 0 开始', '没有网络', false]);
	await form.submit();
	expect(form.send).toHaveBeenCalledTimes(2);
});

test.each([
	['nothing', {}, null],
	['a text and its place', { text: '半句', position: 7 }, { text: '半句', position: 7 }],
	['a text without a place', { text: '半句', position: null }, { text: '半句', position: null }],
	['no text', { text: '', position: 7 }, null],
	['data of another release', { words: '半句' }, null],
	['an invalid position', { text: '半句', position: '7' }, { text: '半句', position: null }],
])('a draft of %s', (_what, kept, draft) => expect(parseDraft(kept)).toEqual(draft));
