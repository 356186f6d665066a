// @vitest-environment node
import { expect, test } from 'vitest';
import { HttpError, type Result } from '#src/http/result.ts';
import { guest, type SessionState, signedIn } from '#src/session/session.ts';
import { createUserRefresh } from '#src/session/user-refresh.ts';
import { info, operations } from './support.ts';

const MINUTE = 60_000;

function setUp() {
	const state = { ...(signedIn(info, operations) as SessionState) };
	const answers: ((result: Result<unknown>) => void)[] = [];
	const adopted: string[][] = [];
	let time = 0;
	const refresh = createUserRefresh({
		http: { call: (() => new Promise((resolve) => answers.push(resolve))) as never },
		session: {
			state,
			describe: (data) => signedIn(data, operations),
			adopt(user) {
				Object.assign(state, user);
				adopted.push([...user.roles]);
			},
		},
		user: operations.user,
		now: () => time,
	});
	return {
		refresh,
		state,
		adopted,
		calls: () => answers.length,
		pass: (ms: number) => {
			time += ms;
		},
		answer: (data: unknown): void => answers.at(-1)?.({ ok: true, data }),
		fail: (): void => answers.at(-1)?.({ ok: false, error: new HttpError({ kind: 'network', message: '' }) }),
	};
}

test('a changed role is adopted once the last read is a minute old, and an equal answer draws nothing again', async () => {
	const { refresh, adopted, calls, pass, answer } = setUp();
	await refresh.ifOlderThan(MINUTE);
	expect(calls()).toBe(0);
	pass(MINUTE);
	const first = refresh.ifOlderThan(MINUTE);
	answer({ ...info, roles: ['Admin'] });
	await first;
	await refresh.ifOlderThan(MINUTE);
	pass(MINUTE);
	const second = refresh.ifOlderThan(MINUTE);
	answer({ ...info, roles: ['Admin'] });
	await second;
	expect([calls(), adopted]).toEqual([2, [['Admin']]]);
});

test('several occasions share one read; a write during it brings one more', async () => {
	const { refresh, adopted, calls, pass, answer } = setUp();
	pass(MINUTE);
	const reads = [refresh.ifOlderThan(MINUTE), refresh.ifOlderThan(10_000), refresh.afterWrite(), refresh.afterWrite()];
	expect(calls()).toBe(1);
	answer(info);
	await expect.poll(calls).toBe(2);
	answer({ ...info, roles: ['Editor'] });
	await Promise.all(reads);
	expect([calls(), adopted]).toEqual([2, [['Editor']]]);
});

test('a failure, another user and a guest change nothing', async () => {
	const { refresh, state, adopted, calls, pass, answer, fail } = setUp();
	const failed = refresh.afterWrite();
	fail();
	await failed;
	const other = refresh.afterWrite();
	answer({ ...info, student: { ...info.student, id: 8 } });
	await other;
	Object.assign(state, guest(operations));
	pass(MINUTE);
	await refresh.ifOlderThan(MINUTE);
	expect([calls(), adopted]).toEqual([2, []]);
});
