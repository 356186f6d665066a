import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createFormDrafts } from '#src/drafts/form-drafts.ts';
import { PageEnvironmentProvider } from '#src/pages/page-environment.tsx';
import { type Kept, useKept } from '#src/pages/use-kept.ts';
import { memoryRecords } from '#tests/support/memory-records.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { createWorld } from '#tests/support/page-world.tsx';
import { render, type } from '#tests/support/render.tsx';

interface Letter {
	text: string;
}

const parseLetter = ({ text }: Readonly<Record<string, unknown>>): Letter | null => (typeof text === 'string' ? { text } : null);

const stateOf = ({ opened, restored }: Kept<Letter>): string =>
	[opened ? 'opened' : 'opening', ...(restored ? ['restored'] : [])].join(' ');

function LetterField({ name }: { name: 'note a' | 'note b' }) {
	const kept = useKept(name, parseLetter);
	const onText = (text: string): void => kept.keep(text === '' ? null : { text });
	return (
		<>
			<input aria-label="信" value={kept.value?.text ?? ''} onChange={({ target }) => onText(target.value)} />
			<p>{stateOf(kept)}</p>
		</>
	);
}

/** `kept`: the draft of the name before. */
async function open(kept: object | null = null) {
	const drafts = createFormDrafts(memoryStorage(), 'u1', memoryRecords());
	drafts.write('note a', kept);
	let finish = (): void => undefined;
	const opening = new Promise<typeof drafts>((resolve) => {
		finish = () => resolve(drafts);
	});
	const { environment } = createWorld({}, { openDrafts: () => opening });
	const place = (name: 'note a' | 'note b') => (
		<PageEnvironmentProvider environment={environment}>
			<LetterField name={name} />
		</PageEnvironmentProvider>
	);
	const screen = await render(place('note a'));
	const shown = (): string[] => [(screen.getByRole('textbox') as HTMLInputElement).value, screen.getByText(/^open/).textContent ?? ''];
	return { screen, shown, drafts, rename: () => screen.rerender(place('note b')), finish };
}

test.each([
	[{ text: '半句' }, ['半句', 'opened restored']],
	[{ words: '半句' }, ['', 'opened']],
	[null, ['', 'opened']],
])('of %j comes back %j', async (kept, expected) => {
	const { screen, shown, finish } = await open(kept);
	expect(shown()).toEqual(['', 'opening']);
	finish();
	await screen.findByText(/^opened/);
	expect(shown()).toEqual(expected);
});

test('what is typed while the storage opens wins over what it has, and is kept', async () => {
	const { screen, shown, drafts, finish } = await open({ text: '旧的' });
	await type(screen.getByRole('textbox'), '新的');
	expect(drafts.read('note a')).toEqual({ text: '旧的' });
	finish();
	await screen.findByText('opened');
	await waitFor(() => expect([shown(), drafts.read('note a')]).toEqual([['新的', 'opened'], { text: '新的' }]));
});

test('each change is kept at once; what is removed has not been restored', async () => {
	const { screen, shown, drafts, finish } = await open({ text: '旧的' });
	finish();
	await screen.findByText('opened restored');
	await type(screen.getByRole('textbox'), '旧的信');
	expect([shown(), drafts.read('note a')]).toEqual([['旧的信', 'opened restored'], { text: '旧的信' }]);
	await type(screen.getByRole('textbox'), '');
	expect([shown(), drafts.read('note a')]).toEqual([['', 'opened'], null]);
});

test('each name has a value of its own', async () => {
	const { screen, shown, drafts, finish, rename } = await open();
	finish();
	await screen.findByText('opened');
	await type(screen.getByRole('textbox'), '给甲');
	rename();
	expect(shown()).toEqual(['', 'opened']);
	expect(drafts.read('note a')).toEqual({ text: '给甲' });
});
