import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { LockForm } from '#src/lock/lock-form.tsx';
import type { LockStore } from '#src/lock/lock-store.ts';
import { render, submit, type } from '#tests/support/render.tsx';

test('while a password is on its way it is not sent again; after a wrong one the right one is taken at once', async () => {
	let answer = (_message: string | null): void => undefined;
	const unlock = vi.fn(() => new Promise<string | null>((resolve) => (answer = resolve)));
	const entry = { account: 'student01', name: '林小满', avatar: '' };
	const lock = { unlock } as unknown as LockStore;
	const screen = await render(<LockForm lock={lock} entry={entry} field={{ current: null }} />);
	const form = screen.container.querySelector('form') as HTMLFormElement;
	await type(screen.getByLabelText('密码'), 'wrong');
	for (const _ of [1, 2, 3]) await submit(form);
	expect(unlock.mock.calls).toEqual([['wrong']]);
	await act(async () => answer('密码不正确'));
	expect(screen.getByRole('button', { name: '解锁' }).getAttribute('aria-disabled')).toBeNull();
	await type(screen.getByLabelText('密码'), '123456');
	await submit(form);
	expect(unlock.mock.calls).toEqual([['wrong'], ['123456']]);
});
