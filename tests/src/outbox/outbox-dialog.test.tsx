import { MemoryRouter } from 'react-router-dom';
import { proxy, ref } from 'valtio/vanilla';
import { expect, test, vi } from 'vitest';
import { OutboxDialog } from '#src/outbox/outbox-dialog.tsx';
import type { OutboxStore } from '#src/outbox/outbox-store.ts';
import { newRequest } from '#src/outbox/queued-request.ts';
import { click, render } from '#tests/support/render.tsx';

test('spec 9: a queued request is not retried again while its button waits', async () => {
	const retry = vi.fn(async () => undefined);
	const unsent = {
		id: 'homework h1',
		title: '作业《小车》',
		operation: 'main.courseNoteSave' as const,
		input: {},
		text: '',
		fromHere: false,
	};
	const request = newRequest(unsent, { now: 0, stamp: 's', here: '/' });
	const store = { state: proxy({ requests: ref([request]), sending: null }), retry } as unknown as OutboxStore;
	const screen = await render(
		<MemoryRouter>
			<OutboxDialog store={store} throttle={3_600_000} confirm={async () => true} onClose={() => undefined} />
		</MemoryRouter>,
	);
	const button = screen.getByRole('button', { name: '重试' });
	for (const _ of [1, 2, 3]) await click(button);
	expect([retry.mock.calls.length, button.getAttribute('aria-disabled')]).toEqual([1, 'true']);
});
