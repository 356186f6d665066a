import { expect, test } from 'vitest';
import { startValue } from '#src/blocks/form/form-values.ts';
import type { FieldRules } from '#src/pages/block-base.ts';

const UPLOADS: FieldRules = { type: 'string', required: false, format: 'binary', uploads: true };
const NAMED = { name: '正面.png', bytes: 20, url: '/works/0.png' };

test.each<[string, unknown, unknown]>([
	['nothing', null, []],
	['an empty address', '', []],
	['an address', '/works/1.png', [{ name: '/works/1.png', bytes: 0, value: '/works/1.png' }]],
	['a list of files', [NAMED], [{ name: '正面.png', bytes: 20, value: NAMED }]],
])('a field for uploads begins with the files of %s', (_case, given, files) => {
	expect(startValue(UPLOADS, given)).toEqual(files);
});
