import { expect, test } from 'vitest';
import type { Expression } from '#src/pages/block-base.ts';
import { createPipes } from '#src/pages/create-pipes.ts';
import type { DataPhase } from '#src/pages/page-data.ts';
import type { Scope } from '#src/pages/page-definition.ts';
import { createPageScope, readWhen } from '#src/pages/page-scope.ts';
import { localTimes } from '#tests/support/local-times.ts';

const pipes = createPipes({ dictionaries: { find: () => undefined }, now: () => 0, times: localTimes });

function read(
	when: Expression<boolean>,
	phases: Readonly<Record<string, DataPhase>>,
	values: Scope['data'] = {},
	state: Scope['state'] = {},
	{ essential = false, keepsRoom = false } = {},
) {
	const scope = createPageScope({ state, data: values } as Scope, pipes);
	const status = Object.fromEntries(
		Object.entries(phases).map(([name, phase]) => [
			name,
			{ phase, outdated: false, error: null, refetch: () => Promise.resolve(), queryKey: null, essential },
		]),
	);
	return readWhen(when, scope, { values, status }, keepsRoom);
}

const hasTips: Expression<boolean> = (s) => (s.data.tips?.list?.length ?? 0) > 0;

test.each([
	['an answer that fulfils it', 'ready', { tips: { list: [1] } }, null],
	['an answer that does not', 'ready', { tips: { list: [] } }, []],
	['an answer that is on its way', 'loading', {}, []],
	['a call that was not made', 'idle', {}, []],
	['a call that failed', 'failed', {}, ['tips']],
] as const)('%s', (_case, phase, values, expected) => {
	expect(read(hasTips, { tips: phase }, values)).toEqual(expected);
});

test('a condition that short-circuits before the failed response has a value', () => {
	const when: Expression<boolean> = (s) => s.state.open === true && hasTips(s, pipes);
	expect(read(when, { tips: 'failed' })).toEqual([]);
	expect(read(when, { tips: 'failed' }, {}, { open: true })).toEqual(['tips']);
});

test('a condition that is true without the failed response is true', () => {
	expect(read((s) => s.data.tips?.list == null, { tips: 'failed' })).toBeNull();
});

test('a condition that throws on a pending response waits; on any other it is a visible error', () => {
	const when: Expression<boolean> = (s) => s.data.tips.list.length > 0;
	expect(read(when, { tips: 'loading' })).toEqual([]);
	expect(() => read(when, { tips: 'ready' }, { tips: {} })).toThrow(TypeError);
});

test('a block that keeps room depends on an essential answer that is on its way, unless the condition does not ask for it', () => {
	const room = { essential: true, keepsRoom: true };
	expect(read(hasTips, { tips: 'loading' }, {}, {}, room)).toEqual(['tips']);
	expect(read(hasTips, { tips: 'loading' }, {}, {}, { ...room, essential: false })).toEqual([]);
	expect(read(hasTips, { tips: 'loading' }, {}, {}, { ...room, keepsRoom: false })).toEqual([]);
	const closed: Expression<boolean> = (s) => s.state.open === true && hasTips(s, pipes);
	expect(read(closed, { tips: 'loading' }, {}, {}, room)).toEqual([]);
});

test('names the responses that failed', () => {
	const when: Expression<boolean> = (s) => s.data.first?.open || s.data.second?.open;
	expect(read(when, { first: 'ready', second: 'failed' }, { first: { open: false } })).toEqual(['second']);
});
