import { expect, test } from 'vitest';
import { chooseFiles, type FileLimits, limitsInWords, limitsOf } from '#src/ui/files/file-limits.ts';

const file = (name: string, type: string, size = 10): File => new File([new Uint8Array(size)], name, { type });
const any: FileLimits = { accept: [], maxBytes: null, maxFiles: Number.POSITIVE_INFINITY };

const cases: readonly (readonly [string, File, Partial<FileLimits>, string | null])[] = [
	['any file', file('a.bin', ''), {}, null],
	['a type', file('a.png', 'image/png'), { accept: ['image/png'] }, null],
	['a group of types', file('a.png', 'image/png'), { accept: ['image/*'] }, null],
	['an ending, whatever its case', file('A.PDF', ''), { accept: ['.pdf'] }, null],
	['another type', file('a.txt', 'text/plain'), { accept: ['image/*', '.pdf'] }, '“a.txt”的类型不对，可以选：图片、PDF'],
	['an empty file', file('a.txt', 'text/plain', 0), {}, '“a.txt”是空的'],
	['as large as may be', file('a.bin', '', 2048), { maxBytes: 2048 }, null],
	['too large', file('a.bin', '', 3072), { maxBytes: 2048 }, '“a.bin”有 3 KB，超过了 2 KB'],
];

test.each(cases)('%s', (_, given, limits, refused) => {
	const chosen = chooseFiles([given], { count: 0, bytes: 0 }, { ...any, ...limits });
	expect(chosen).toEqual(refused === null ? { taken: [given], refused: [] } : { taken: [], refused: [refused] });
});

test('takes the first files if there are too many', () => {
	const [a, b, c] = [file('a', ''), file('b', ''), file('c', '')];
	const chosen = chooseFiles([a, b, c], { count: 1, bytes: 10 }, { ...any, maxFiles: 3 });
	expect(chosen.taken).toEqual([a, b]);
	expect(chosen.refused).toEqual(['最多 3 个文件，“c”没有加上']);
});

test('takes files as long as they fit together with those chosen before', () => {
	const [a, b, c] = [file('a', '', 1024), file('b', '', 1024), file('c', '', 512)];
	const chosen = chooseFiles([a, b, c], { count: 1, bytes: 1024 }, { ...any, maxTotalBytes: 2560 });
	expect(chosen).toEqual({ taken: [a, c], refused: ['加上“b”就超过了一共 2.5 KB'] });
});

test.each([
	[{}, ''],
	[{ maxTotalBytes: 1024 * 1024 }, '一共不超过 1 MB'],
	[{ accept: ['image/jpeg', '.zip'], maxBytes: 1024 * 1024, maxFiles: 3 }, 'JPG、ZIP，每个不超过 1 MB，最多 3 个'],
	[{ maxBytes: 1024 * 1024, maxFiles: 1 }, '不超过 1 MB'],
] as const)('limits in words: %o', (limits, words) => {
	expect(limitsInWords({ ...any, ...limits })).toBe(words);
});

test.each([
	['one file of any kind', { type: 'string' }, { image: false }, { accept: [], maxBytes: null, maxFiles: 1 }],
	[
		'the schema limits',
		{ type: 'array', maxItems: 2, maxLength: 5, contentMediaType: 'image/png' },
		{ image: true },
		{ accept: ['image/png'], maxBytes: 5, maxFiles: 2 },
	],
	[
		'bytes of any kind are no type',
		{ type: 'string', contentMediaType: 'application/octet-stream' },
		{ image: false },
		{ accept: [], maxBytes: null, maxFiles: 1 },
	],
	['a picture is any picture', { type: 'string' }, { image: true }, { accept: ['image/*'], maxBytes: null, maxFiles: 1 }],
	[
		'the author limits further',
		{ type: 'string', maxLength: 5 },
		{ image: true, accept: ['.png'], maxMegabytes: 1 },
		{ accept: ['.png'], maxBytes: 1024 * 1024, maxFiles: 1 },
	],
	[
		'limits from the data, where 0 is none',
		{ type: 'array', maxItems: 5 },
		{ image: false, maxMegabytes: 0, maxTotalMegabytes: 2, maxFiles: 3 },
		{ accept: [], maxBytes: null, maxTotalBytes: 2 * 1024 * 1024, maxFiles: 3 },
	],
] as const)('%s', (_, rules, keys, limits) => {
	expect(limitsOf(rules, keys)).toEqual(limits);
});
