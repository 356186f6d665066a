/** A compromised judge process may send anything; these messages count as reports and as files to keep. */
import { describe, expect, it } from 'vitest';
import { isReport, readKept } from '#mock/server/judge-reports.ts';

const RESULT = { verdict: 'OK', stdout: '', stderr: '', time: 1, memory: 2 };
const ended = (fields: object) => ({ report: 'ended', result: { ...RESULT, ...fields }, spent: false, steps: null });

describe('a valid report is', () => {
	it.each<[string, unknown]>([
		['the opening', { report: 'opened' }],
		['the beginning of a run', { report: 'began' }],
		['a refusal of memory', { report: 'denied' }],
		['a failure with its message', { report: 'failed', message: 'x' }],
		['progress', { report: 'loading', loaded: 0, total: 10 }],
		['a compiled program', { report: 'compiled', error: null, artifact: Uint8Array.of(1) }],
		['a program that needs no compiling', { report: 'compiled', error: null, artifact: null }],
		['a compile error', { report: 'compiled', error: { ...RESULT, verdict: 'CE' }, artifact: null }],
		['a result', ended({})],
	])('%s', (_what, message) => {
		expect(isReport(message)).toBe(true);
	});
});

describe('an invalid report is', () => {
	it.each<[string, unknown]>([
		['nothing', null],
		['a text', 'ended'],
		['a list', ['ended']],
		['a command', { command: 'run' }],
		['an unknown report', { report: 'accepted' }],
		['a name that every object has', { report: 'toString' }],
		['the name of a prototype', { report: '__proto__' }],
		['a name that is no text', { report: ['opened'] }],
		['an unknown verdict', ended({ verdict: 'AC' })],
		['no verdict', ended({ verdict: undefined })],
		['a verdict of the prototype', ended({ verdict: 'constructor' })],
		['an output that is no text', ended({ stdout: { toString: 'x' } })],
		['a message that is no text', ended({ stderr: null })],
		['a time that is no number', ended({ time: Number.NaN })],
		['an endless time', ended({ time: Number.POSITIVE_INFINITY })],
		['a negative time', ended({ time: -1 })],
		['a time as text', ended({ time: '1' })],
		['a memory that is no number', ended({ memory: Number.NaN })],
		['no result', { report: 'ended', spent: false }],
		['a result that says not whether its worker is spent', { report: 'ended', result: RESULT }],
		['a failure without a message', { report: 'failed' }],
		['progress that is no number', { report: 'loading', loaded: '1', total: 2 }],
		['a compiled program that is a list', { report: 'compiled', error: null, artifact: [1, 2] }],
		['a compile error that is a text', { report: 'compiled', error: 'CE', artifact: null }],
		['a file to keep', { report: 'keep', name: 'a.pch', bytes: Uint8Array.of(1) }],
	])('%s', (_what, message) => {
		expect(isReport(message)).toBe(false);
	});
});

describe('a file to keep', () => {
	const bytes = Uint8Array.of(1);

	it.each(['python-1a2b.snapshot', 'c++17-1a2b.pch', 'gnu++14-ff.pch'])('may be named %s', (name) => {
		expect(readKept({ report: 'keep', name, bytes })).toEqual({ name, bytes });
	});

	it.each<[string, unknown]>([
		['leads up', '../worker.mjs'],
		['is a path', 'a/b.pch'],
		['is a path of another system', 'a\\b.pch'],
		['is absolute', '/etc/passwd.x'],
		['has no ending', 'snapshot'],
		['has two endings', 'a.pch.mjs'],
		['is an ending alone', '.pch'],
		['ends a line', 'a.pch\n'],
		['has a zero', 'a\0.pch'],
		['is empty', ''],
		['is no text', ['a.pch']],
	])('is refused when its name %s', (_what, name) => {
		expect(readKept({ report: 'keep', name, bytes })).toBeNull();
	});

	it.each<[string, unknown]>([
		['without bytes', { report: 'keep', name: 'a.pch' }],
		['with bytes that are a list', { report: 'keep', name: 'a.pch', bytes: [1] }],
		['of another report', { report: 'opened', name: 'a.pch', bytes }],
		['that is nothing', null],
	])('is refused %s', (_what, message) => {
		expect(readKept(message)).toBeNull();
	});
});
