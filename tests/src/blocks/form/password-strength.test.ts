import { expect, test } from 'vitest';
import { strengthOf } from '#src/blocks/form/password-strength.ts';

test.each([
	['', 0, '还差 6 位'],
	['abc12', 0, '还差 1 位'],
	['aaaaaaaa', 1, '弱'],
	['123456', 1, '弱'],
	['fedcba', 1, '弱'],
	['password', 1, '弱'],
	['kuaile', 1, '弱'],
	['xiaoche7', 1, '弱'],
	['xiaoche2031', 2, '中等'],
	['Xiaoche7', 2, '中等'],
	['Xiaoche7!', 3, '强'],
	['xiaochehenkuai7', 3, '强'],
])('%s has level %i', (password, level, words) => {
	const strength = strengthOf(password);
	expect([strength.level, strength.text.slice(0, words.length)]).toEqual([level, words]);
});

test('the schema gives the minimum length', () => {
	expect(strengthOf('Ab3!xyz', 8)).toEqual({ level: 0, text: '还差 1 位' });
});
