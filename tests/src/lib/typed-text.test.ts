// @vitest-environment node
import { expect, test } from 'vitest';
import { normaliseTyped, type TypedAs } from '#src/lib/typed-text.ts';

test.each<[TypedAs['as'], string, string]>([
	['code', 'ＳＴＡＲ２６', 'STAR26'],
	['code', 'star 26', 'STAR26'],
	['code', 'ＲＯＢＯＴ－Ｃ０４', 'ROBOTC04'],
	['code', 'ROBOT—C04', 'ROBOTC04'],
	['code', 'ROBOT——C04', 'ROBOTC04'],
	['code', 'ROBOT ‐ C04', 'ROBOTC04'],
	['code', 'ROBOT−C04', 'ROBOTC04'],
	['code', 'ROBOTーC04', 'ROBOTC04'],
	['code', 'ROBOT C04', 'ROBOTC04'],
	['code', 'KQ6A-HG38', 'KQ6AHG38'],
	['code', 'ＫＱ６ＡＨＧ３８', 'KQ6AHG38'],
	['code', 'KQ6AHG38。', 'KQ6AHG38'],
	['code', '“KQ6AHG38”，', 'KQ6AHG38'],
	['code', '【KQ6AHG38】！', 'KQ6AHG38'],
	['code', '\u200bKQ6A\u3000HG38\ufeff\n', 'KQ6AHG38'],
	['phone', '１３８ ００００ ００００', '13800000000'],
	['phone', '138-0000-0000', '13800000000'],
	['phone', '+86 138 0000 0000', '13800000000'],
	['phone', '0086-13800000000', '13800000000'],
	['phone', '8613800000000', '8613800000000'],
	['account', 'ｓｔｕｄｅｎｔ０１', 'student01'],
	['account', 'Student01 ', 'student01'],
	['account', 'li＿hua', 'li_hua'],
	['account', 'moon_', 'moon_'],
	['digits', '２４６ ８１０', '246810'],
	['digits', '246810。', '246810'],
	['code', '。', ''],
	['code', '激活码', '激活码'],
	[undefined, ' Ａ-b。', ' Ａ-b。'],
])('a %s typed as %j is compared as %j', (as, text, compared) => {
	expect(normaliseTyped(text, { as })).toBe(compared);
	expect(normaliseTyped(compared, { as }), 'normalising twice changes nothing').toBe(compared);
});

test.each<[TypedAs, string]>([
	[{ as: 'code', case: 'lower' }, 'ab12'],
	[{ as: 'code', case: 'keep' }, 'aB12'],
	[{ as: 'account', case: 'upper' }, 'AB12'],
])('the case of %j is as declared', (typed, compared) => {
	expect(normaliseTyped('ａＢ-12', typed)).toBe(compared);
});
