import { act } from 'react';
import { expect, test } from 'vitest';
import { useWorkFiles } from '#app/competition/use-work-files.ts';
import { HttpError } from '#src/http/result.ts';
import { PageEnvironmentProvider } from '#src/pages/page-environment.tsx';
import { type Answer, createWorld } from '#tests/support/page-world.tsx';
import { click, render } from '#tests/support/render.tsx';

const file = new File(['abc'], '照片.png', { type: 'image/png', lastModified: 7 });

function Work() {
	const { files, add, pause } = useWorkFiles('k11', [], () => undefined);
	return (
		<>
			<button type="button" onClick={() => add('photo', [file])}>
				{files.map(({ state }) => state).join()}
			</button>
			<button type="button" onClick={() => pause(files[0]?.id ?? '')}>
				暂停
			</button>
		</>
	);
}

/** Chooses a file, whose upload starts with this answer. */
async function chooseFile(start: Answer) {
	const { environment, calls } = createWorld({ 'main.competitionUploadStart': start });
	const screen = await render(
		<PageEnvironmentProvider environment={environment}>
			<Work />
		</PageEnvironmentProvider>,
	);
	const button = screen.getByRole('button', { name: '' });
	await click(button);
	return { screen, calls, button };
}

test('an upload stops when the page is left', async () => {
	const { screen, calls, button } = await chooseFile(() => new Promise(() => undefined));
	expect([button.textContent, calls[0]?.signal?.aborted]).toEqual(['sending', false]);
	screen.unmount();
	expect(calls[0]?.signal?.aborted).toBe(true);
});

test('an upload that was cut continues when the network is back', async () => {
	const answers = [new HttpError({ kind: 'network', message: '网络不通' }), { url: '/works/1.png' }];
	const { button } = await chooseFile(() => answers.shift());
	expect(button.textContent).toBe('paused');
	await act(async () => void window.dispatchEvent(new Event('online')));
	expect(button.textContent).toBe('sent');
});

test('an upload that the user has paused stays so when the network is back', async () => {
	let answer = (): void => undefined;
	const { screen, calls, button } = await chooseFile(
		() =>
			new Promise<null>((resolve) => {
				answer = () => resolve(null);
			}),
	);
	await click(screen.getByRole('button', { name: '暂停' }));
	await act(async () => answer());
	expect(button.textContent).toBe('paused');
	await act(async () => void window.dispatchEvent(new Event('online')));
	expect([button.textContent, calls.length]).toEqual(['paused', 1]);
});
