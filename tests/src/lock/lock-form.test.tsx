import { expect, test, vi } from 'vitest';
import { lockFor } from '#src/lock/lock.ts';
import { LockForm } from '#src/lock/lock-form.tsx';
import type { LockStore } from '#src/lock/lock-store.ts';
import { render, submit, type } from '#tests/support/render.tsx';

test('spec 9: a refused password is not sent again while the button waits; an empty one is never sent', async () => {
	const unlock = vi.fn(async (password: string) => (password ? '密码不正确' : '请输入密码'));
	const entry = lockFor({ account: 'student01', name: '林小满', avatar: '' });
	const lock = { unlock } as unknown as LockStore;
	const screen = await render(<LockForm lock={lock} entry={entry} field={{ current: null }} throttle={3_600_000} />);
	const form = screen.container.querySelector('form') as HTMLFormElement;
	const isWaiting = () => screen.getByRole('button', { name: '解锁' }).getAttribute('aria-disabled') === 'true';
	await submit(form);
	expect(isWaiting()).toBe(false);
	await type(screen.getByLabelText('密码'), 'wrong');
	for (const _ of [1, 2, 3]) await submit(form);
	expect([unlock.mock.calls, isWaiting()]).toEqual([[[''], ['wrong']], true]);
});
