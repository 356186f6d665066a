import { expect, test } from 'vitest';
import { countsLine, countTests } from '#scripts/test/count-tests.ts';
import { parseProcessorTime, processorTime } from '#scripts/test/processor-time.ts';

const suite = (errors: number) => ({ errors: () => Array.from({ length: errors }, () => new Error('a hook failed')) });

const file = (state: string, tests: readonly string[], { errors = 0, suites = [] as ReturnType<typeof suite>[] } = {}) => ({
	...suite(errors),
	state: () => state,
	children: { allTests: () => tests.map((each) => ({ result: () => ({ state: each }) })), allSuites: () => suites },
});

test('counts tests by their results', () => {
	const files = [file('passed', ['passed', 'skipped']), file('failed', ['passed', 'failed'])];
	expect(countTests(files)).toEqual({ passed: 2, failed: 1, skipped: 1 });
});

test('a file that cannot be loaded is one failure, and so is each test that never ran', () => {
	expect(countTests([file('failed', [])]).failed).toBe(1);
	expect(countTests([file('failed', ['passed'])])).toEqual({ passed: 1, failed: 1, skipped: 0 });
	expect(countTests([file('queued', ['pending', 'pending'])]).failed).toBe(2);
});

test('a suite whose hooks fail is one failure beside those of its tests', () => {
	const counts = countTests([file('failed', ['failed', 'skipped'], { suites: [suite(1), suite(0)] })]);
	expect(counts).toEqual({ passed: 0, failed: 2, skipped: 1 });
});

test('the last line mentions skipped tests only if there are any', () => {
	expect(countsLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed');
	expect(countsLine({ passed: 12, failed: 1, skipped: 3 })).toBe('12 passed, 1 failed, 3 skipped');
});

test('CPU time is the user and system time of a process and its children', () => {
	expect(parseProcessorTime('42 (node (x) y) S 1 42 42 0 -1 4194304 9 8 7 6 100 20 3000 400 20 0 11 0')).toBe(35_200);
});

test('CPU time is null where the system does not report it', () => {
	const time = processorTime();
	expect(time === null || time > 0).toBe(true);
});
