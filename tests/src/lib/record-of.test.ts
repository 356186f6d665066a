import { expect, test } from 'vitest';
import { parseFields } from '#src/lib/record-of.ts';

test.each([
	[null, {}],
	['', {}],
	['{', {}],
	['null', {}],
	['[1]', {}],
	['"a"', {}],
	['{"a":1}', { a: 1 }],
])('the fields of %j are %j', (text, fields) => expect(parseFields(text)).toEqual(fields));
