// @vitest-environment node
import { getEventListeners } from 'node:events';
import { expect, test } from 'vitest';
import type { Call } from '#src/http/call.ts';
import { timeOut } from '#src/http/time-out.ts';
import { answer, mainApi, operation } from './support.ts';

test('a call that ended does not listen to its signal, which would keep the whole call in memory', async () => {
	const call: Call = {
		name: 'main.studentInfo',
		api: mainApi,
		operation: operation(),
		input: {},
		headers: new Headers(),
		signal: new AbortController().signal,
		anonymous: false,
		quiet: false,
		keepalive: false,
	};
	const signals: AbortSignal[] = [];
	const listeners = (): number[] => signals.map((signal) => getEventListeners(signal, 'abort').length);
	await timeOut(call, async ({ signal }) => {
		if (signal) signals.push(signal);
		return answer({});
	});
	expect(listeners()).toEqual([0]);
});
