import { expect, test } from 'vitest';
import { readDocument } from '#codegen/read/document.ts';

const TEXT = '{ "paths": {"/a b": { "tags": [ "x", {"y": 1.5e3} ], "ok" : true } },\n "t\\u0061b": "课\\"程", "none": null }';

test.each<[path: (string | number)[], value: string, key: string]>([
	[[], '{', '{'],
	[['paths'], '{', '"paths"'],
	[['paths', '/a b', 'ok'], 'true', '"ok"'],
	[['paths', '/a b', 'tags'], '[', '"tags"'],
	[['paths', '/a b', 'tags', 0], '"x"', '"x"'],
	[['paths', '/a b', 'tags', '0'], '"x"', '"x"'],
	[['paths', '/a b', 'tags', 1], '{', '{"y": 1.5e3}'],
	[['paths', '/a b', 'tags', 1, 'y'], '1.5e3', '"y"'],
	[['paths', '/a b', 'tags', 2], '[', '"tags"'],
	[['paths', '/a b', 'missing', 'deeper'], '{', '"/a b"'],
	[['tab'], '"课\\"程"', '"t\\u0061b"'],
	[['tab', 'x'], '"课\\"程"', '"t\\u0061b"'],
	[['none'], 'null', '"none"'],
])('%j is found in JSON text, or its deepest existing ancestor', (path, value, key) => {
	const document = readDocument({ path: 'a.json', text: TEXT }, () => undefined);
	const textAt = (part?: 'key' | 'value') => {
		const { start = 0, end = 0 } = document?.locate(path, part) ?? {};
		return TEXT.slice(start, end);
	};
	expect([textAt(), textAt('key')]).toEqual([value, key]);
});
