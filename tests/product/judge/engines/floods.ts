import type { Escape } from './escape.ts';

/** Programs that try to fill the memory of their host, or the queue of the page, and so to end both. */
const flood = (what: string, language: string, verdicts: Escape['verdicts'], code: string, cases = 1): Escape => ({
	what,
	language,
	verdicts,
	code,
	cases,
});

/** More than a browser keeps at once, if each case leaves its memory behind. */
const MANY_CASES = 40;

export const floods: readonly Escape[] = [
	flood('prints single bytes', 'Python3', ['TLE'], "import os\nwhile True: os.write(1, b'x')"),
	flood(
		'asks again for memory that it does not get',
		'Python3',
		['MLE', 'TLE'],
		'while True:\n  try: bytearray(10 ** 9)\n  except MemoryError: pass',
	),
	flood('ends with a very long text', 'Python3', ['RE', 'MLE'], "raise Exception('x' * 5 * 10 ** 7)"),
	flood(
		'fills pipes and folders',
		'Python3',
		['OK', 'RE'],
		`
import os
def fill():
    _, end = os.pipe()
    for _ in range(10 ** 4): os.write(end, bytes(10 ** 6))
def make():
    for each in range(10 ** 7): os.mkdir('/tmp/%d' % each)
for work in (fill, make):
    try: work()
    except OSError: pass`,
	),
	flood(
		'fills the memory of JavaScript over the bridge',
		'Python3',
		['RE'],
		`
import gc
for each in gc.get_objects():
    for value in list(each.values()) if isinstance(each, dict) else []:
        if isinstance(value, type) or 'JsProxy' not in str(type(value).__mro__): continue
        try:
            for count in range(10 ** 6): setattr(value, 'kept%d' % count, 'x' * 10 ** 6 + str(count))
        except Exception: pass`,
	),
	flood('uses its memory in each case', 'Python3', ['OK'], 'kept = bytearray(90 * 2 ** 20)\nprint(len(kept))', MANY_CASES),
	flood('prints nothing', 'JavaScript V8', ['TLE'], "for (;;) process.stdout.write('')"),
	flood('prints single letters', 'JavaScript V8', ['TLE'], "for (;;) process.stdout.write('x')"),
	flood('ends with a very long text', 'JavaScript V8', ['RE', 'MLE'], "throw new Error('x'.repeat(4e7))"),
	flood('ends with a very large object', 'JavaScript V8', ['RE', 'MLE', 'TLE'], 'throw Array(1e6).fill([[], [], []])'),
	flood('uses its memory in each case', 'JavaScript V8', ['OK'], 'print(new Uint8Array(9e7).fill(1).length)', MANY_CASES),
	flood('prints single bytes', 'C', ['OLE'], '#include <unistd.h>\nint main() { for (;;) write(1, "x", 1); }'),
	flood(
		'uses its memory in each case',
		'C',
		['OK'],
		'#include <stdlib.h>\nint main() { volatile char *all = malloc(9e7); for (int i = 0; i < 9e7; i += 4096) all[i] = 1; return all[4096] - 1; }',
		MANY_CASES,
	),
	flood(
		'is a program of half a gigabyte',
		'C',
		['CE', 'MLE'],
		'char all[1 << 29] = {1};\nint main(int count, char **names) { return all[count + 5]; }',
	),
	flood(
		'is a source that grows without end',
		'C',
		['CE'],
		`${Array.from({ length: 9 }, (_, level) => `#define M${level + 1} ${`M${level} `.repeat(20)}`).join('\n')}\n#define M0 int;\nM9\nint main() {}`,
	),
	flood('is a template without end', 'C++', ['CE'], 'template <int N> struct A { A<N + 1> a; A<N + 2> b; };\nint main() { A<0> a; }'),
];
