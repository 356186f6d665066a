import { expect, test } from 'vitest';
import { greetingAt } from '#src/lib/greeting.ts';
import { createSiteTimes } from '#src/lib/site-times.ts';
import { createPipes } from '#src/pages/create-pipes.ts';
import type { Pipes } from '#src/pages/pipes.ts';
import { localTimes } from '#tests/support/local-times.ts';

const pipes = createPipes({
	dictionaries: { find: (type, code) => (type === 'difficulty' && code === '1' ? { value: '1', label: '一级', tone: 'ok' } : undefined) },
	now: () => Date.parse('2026-09-12T10:00:00+08:00'),
	times: localTimes,
});

test('all pipes return nothing for null', () => {
	const { count, has, integer, dictLabel, list, each, where, at, sum, mean, ...texts } = pipes;
	const results = Object.values(texts).map((pipe) => (pipe as (value: unknown, argument?: unknown) => string)(null));
	expect(new Set(results)).toEqual(new Set(['']));
	expect([list(null), list('B')]).toEqual([[], ['B']]);
	expect([sum(null), sum([], 'price'), mean(null), mean([{ price: null }], 'price')]).toEqual([0, 0, null, null]);
	expect([has(null, 'a'), has(['a'], 'a'), has(['a'], 'b')]).toEqual([false, true, false]);
	expect([count(null), integer(null), dictLabel(undefined, 'difficulty')]).toEqual([0, null, null]);
	expect([each(null, 'id'), where(null, 'id', 1), at(undefined, 1, 'id'), at({}, null, 'id')]).toEqual([[], [], null, null]);
});

test.each<unknown>([undefined, '', Number.NaN, Number.POSITIVE_INFINITY, {}, [], { toString: null }])(
	'all pipes yield nothing for %o',
	(value) => {
		const { count: _count, has, integer: _integer, list: _list, dictLabel, each, where, at, sum, mean, ...texts } = pipes;
		for (const [name, pipe] of Object.entries(texts)) {
			const text = (pipe as (value: unknown, argument?: unknown) => string)(value, name === 'dict' ? 'difficulty' : undefined);
			expect(`${name}: ${text}`).toBe(`${name}: `);
		}
		expect(dictLabel(value, 'difficulty')).toBeNull();
		expect(has(value, undefined)).toBe(false);
		expect([sum(value), mean(value, 'id')]).toEqual([0, null]);
		expect([each(value, 'id'), where(value, 'id', 1), at(value, 'toString', 'name')]).toEqual([[], [], null]);
	},
);

test.each<[string, (p: Pipes) => unknown, unknown]>([
	['a value of a dictionary, numbers included', (p) => p.dict(1, 'difficulty'), '一级'],
	['a value missing in the dictionary', (p) => p.dict('9', 'difficulty'), '9'],
	['a label with its tone', (p) => p.dictLabel(1, 'difficulty'), { label: '一级', tone: 'ok' }],
	['a label missing in the dictionary', (p) => p.dictLabel('9', 'difficulty'), { label: '9', tone: 'mute' }],
	['rows with a value', (p) => p.where([{ state: 'in' }, { state: 'out' }, null], 'state', 'in'), [{ state: 'in' }]],
	['a sum without binary fractions', (p) => p.sum([{ price: 0.1 }, { price: 0.2 }], 'price'), 0.3],
	['a sum and a mean leave out rows without a number', (p) => [p.sum([1, null, 2]), p.mean([1, null, 2])], [3, 1.5]],
	['percent', (p) => p.percent(0.456, 1), '45.6%'],
	['thousands', (p) => p.number('12345'), '12,345'],
	['an amount in cents', (p) => [p.number(1250, 2, 100), p.number(115, 2, 100), p.number('many', 2, 100)], ['12.50', '1.15', 'many']],
	['an invalid number stays as it is', (p) => p.number('many'), 'many'],
	['an invalid time stays as it is', (p) => p.date('soon'), 'soon'],
	['the rest of today', (p) => p.period('2026-09-12T23:00:00+08:00'), 'today'],
	['time from now', (p) => p.ago('2026-09-12T09:57:00+08:00'), '3 分钟前'],
	['a list is not a number, even with one number', (p) => p.number([3]), ''],
	['a span of one day does not repeat the day', (p) => p.span('2026-09-04T09:00', '2026-09-04T17:00'), '9月4日 09:00 至 17:00'],
	['a span of days', (p) => p.span('2026-09-04T09:00', '2026-10-01T17:00'), '9月4日 09:00 至 10月1日 17:00'],
	['a span without an end', (p) => [p.span('2026-09-04T09:00', null), p.span(null, '2026-09-04T17:00')], ['9月4日 09:00', '9月4日 17:00']],
	['the date of the server', (p) => p.today('M月D日dddd'), '9月12日星期六'],
	[
		'a greeting by the hour of the server clock (spec 4)',
		(p) => p.greeting('小满'),
		`${greetingAt(new Date('2026-09-12T10:00:00+08:00').getHours())}，小满`,
	],
	['a joined list leaves unreadable values out', (p) => p.join(['王', {}, Number.NaN, 3]), '王、3'],
	['a joined list', (p) => p.join(['王', null, '李']), '王、李'],
	[
		'a whole number',
		(p) => [p.integer('7'), p.integer('-12'), p.integer('007'), p.integer('7.5'), p.integer('七')],
		[7, -12, 7, null, null],
	],
	['a field of each object', (p) => p.each([{ id: 3 }, {}, null, 'text'], 'id'), [3, null, null, null]],
	[
		'a field of what is kept under a key',
		(p) => ['7', 7, 8, 'toString', ''].map((key) => p.at({ 7: { status: 0 }, 8: null }, key, 'status')),
		[0, 0, null, null, null],
	],
	['a count', (p) => [p.count([1, 2]), p.count('三个字'), p.count({})], [2, 3, 0]],
])('%s', (_, read, value) => {
	expect(read(pipes)).toEqual(value);
});

test('greeting and today follow the clock of the site', () => {
	const inPlace = (zone: string) =>
		createPipes({
			dictionaries: { find: () => undefined },
			now: () => Date.parse('2026-09-12T23:30:00+08:00'),
			times: createSiteTimes({ zone, name: '' }),
		});
	expect([inPlace('Asia/Shanghai').greeting('小满'), inPlace('Asia/Shanghai').today('M/D')]).toEqual(['晚上好，小满', '9/12']);
	expect([inPlace('Pacific/Kiritimati').greeting('小满'), inPlace('Pacific/Kiritimati').today('M/D')]).toEqual(['早上好，小满', '9/13']);
});
