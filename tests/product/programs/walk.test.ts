import { describe, expect, test } from 'vitest';
import { describeStep } from '#app/programs/step-words.ts';
import { valueText } from '#app/programs/value-words.ts';
import { changesOf, endLine, firstDifference, nextOfLine, outputAt } from '#app/programs/walk.ts';
import type { DrawnObject, Moment, Step, Value } from '#engines/steps.ts';

const step = (line: number, printed = 0, event: Step['event'] = 'line'): Step => ({ event, line, depth: 1, printed });
const int = (text: string): Value => ({ type: 'int', text });
const list = (...items: Value[]): DrawnObject => ({ kind: 'list', name: 'list', length: items.length, items });
const at = (line: number, variables: [string, Value][], objects: Moment['objects'] = {}): Moment => ({
	event: 'line',
	line,
	depth: 1,
	frames: [{ name: '<module>', line, variables, length: variables.length }],
	objects,
});

test.each([
	['the next time', 2, 0, 1],
	['after this step', 2, 1, 3],
	['from the start again', 2, 3, 1],
	['a line that never runs', 9, 0, null],
	['no step but that before a line', 5, 0, null],
])('to the next time that a line runs: %s', (_case, line, from, expected) => {
	expect(nextOfLine([step(1), step(2), step(3), step(2), step(5, 0, 'return')], line, from)).toBe(expected);
});

test.each([
	['another letter', 'ab\nc', 'ab\nd', 3],
	['more than expected', 'ab\nd', 'ab', 3],
	['Chinese letters before it', '你\nc', '你\nd', 4],
	['all is right', 'ab', 'ab\n', null],
	['it ends too early', 'ab', 'abc', null],
	['only space follows', 'ab\n\n', 'ab', null],
])('to the output that is not expected: %s', (_case, output, expected, found) => {
	const steps = [step(1), step(2, 2), step(3, 3), step(4, 4), step(5, 8)];
	expect(firstDifference(steps, output, expected)).toBe(found);
});

test.each([
	['', ''],
	['3 4', '3 4\n'],
	['3\n4\n', '3\n4\n'],
])('input that is typed ends its last line: %j', (input, typed) => {
	expect(endLine(input)).toBe(typed);
});

test('the output of a step ends where the program was', () => {
	const output = new TextEncoder().encode('你好\n');
	expect([outputAt(output, step(1, 3)), outputAt(output, step(1, 7)), outputAt(output, undefined)]).toEqual(['你', '你好\n', '']);
});

describe('a step changes', () => {
	const shared: Value = { type: 'object', object: 'o1' };

	test.each<[string, Moment | null, Moment, string[]]>([
		['a new variable', at(1, []), at(2, [['a', int('1')]]), ['a']],
		['another value', at(1, [['a', int('1')]]), at(2, [['a', int('2')]]), ['a']],
		['nothing', at(1, [['a', int('1')]]), at(2, [['a', int('1')]]), []],
		['a list in its place', at(1, [['a', shared]], { o1: list() }), at(2, [['a', shared]], { o1: list(int('1')) }), ['a']],
		['the first step', null, at(2, [['a', int('1')]]), ['a']],
	])('%s', (_case, before, now, names) => {
		expect(changesOf(before, now).map(({ name }) => name)).toEqual(names);
	});
});

test.each<[Value, string]>([
	[{ type: 'str', text: '小机' }, "'小机'"],
	[{ type: 'str', text: 'aaa', length: 900 }, "'aaa…'"],
	[{ type: 'word', text: 'None' }, 'None'],
	[{ type: 'object', object: 'list' }, '[1, 2, 3, 4, …]'],
	[{ type: 'object', object: 'nested' }, '[列表（5）]'],
	[{ type: 'object', object: 'dict' }, "{'a': 1}"],
	[{ type: 'object', object: 'dog' }, 'Dog 对象'],
	[{ type: 'object', object: 'gone' }, '…'],
])('a value in a line: %j', (value, expected) => {
	const objects: Moment['objects'] = {
		list: list(int('1'), int('2'), int('3'), int('4'), int('5')),
		nested: list({ type: 'object', object: 'list' }),
		dict: { kind: 'dict', name: 'dict', length: 1, pairs: [[{ type: 'str', text: 'a' }, int('1')]] },
		dog: { kind: 'instance', name: 'Dog', fields: [] },
	};
	expect(valueText(value, objects)).toBe(expected);
});

const failed: Moment = { ...at(2, []), event: 'exception', error: { type: 'ValueError', message: 'no' } };
const done: Moment = { ...failed, error: { type: 'Finished', message: '' } };
const returned: Moment = { ...at(2, []), event: 'return', value: { type: 'word', text: 'None' } };

test.each<[string, Moment, Moment | null]>([
	['准备执行第 2 行，i 是 1，有新的输出', at(2, [['i', int('1')]]), at(1, [])],
	['程序开始，有新的输出', { ...at(0, []), event: 'call' }, null],
	['第 2 行出错：ValueError no，有新的输出', failed, at(2, [])],
	['程序因为出错停下了，有新的输出', returned, failed],
	['程序结束，有新的输出', returned, at(2, [])],
	['第 2 行结束程序，有新的输出', done, at(2, [])],
	['程序结束，有新的输出', returned, done],
])('a step in words: %s', (words, moment, before) => {
	expect(describeStep({ step: 1, moment, before }, [step(1), step(2, 3)])).toBe(words);
});
