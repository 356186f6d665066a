import { expect, test } from 'vitest';
import { checkField, type FieldCheck } from '#src/blocks/form/check-field.ts';
import type { FieldRules } from '#src/pages/block-base.ts';

const check = (value: unknown, rules: Partial<FieldRules>, more: Partial<FieldCheck> = {}) =>
	checkField(value, { label: '密码', control: 'input', rules: { type: 'string', required: false, ...rules }, ...more });

test.each<[string, unknown, Partial<FieldRules>, Partial<FieldCheck>, string | null]>([
	['nothing where something is required', '', { required: true }, {}, '请输入密码'],
	['nothing chosen where a choice is required', null, { required: true }, { control: 'select', label: '年级' }, '请选择年级'],
	['no tick of a required list', [], { required: true, type: 'array' }, { control: 'checkboxes', label: '方向' }, '请选择方向'],
	['nothing where nothing is required', '', { minLength: 6, pattern: 'x' }, {}, null],
	['a switch that is off is a value', false, { required: true, type: 'boolean' }, { control: 'switch' }, null],
	[
		'a required tick',
		false,
		{ required: true, type: 'boolean', enum: ['true'] },
		{ control: 'checkbox', label: '同意协议' },
		'请先勾选“同意协议”',
	],
	['five characters of six', '12345', { minLength: 6 }, {}, '密码至少 6 个字符'],
	['six characters of six', '123456', { minLength: 6 }, {}, null],
	['a character too many', '1234567', { maxLength: 6 }, {}, '密码最多 6 个字符'],
	['text for a number', 'x', { type: 'number' }, { label: '分数' }, '分数要填数字'],
	['a fraction for an integer', '1.5', { type: 'integer' }, { label: '人数' }, '人数要填整数'],
	['a number that has to be larger', '0', { type: 'number', exclusiveMinimum: 0 }, { label: '价格' }, '价格要大于 0'],
	['a number that has to be smaller', '1', { type: 'number', exclusiveMaximum: 1 }, { label: '占比' }, '占比要小于 1'],
	['a number between two steps', '0.015', { type: 'number', multipleOf: 0.01 }, { label: '价格' }, '价格要是 0.01 的倍数'],
	['a decimal on a step', '0.07', { type: 'number', multipleOf: 0.01 }, { label: '价格' }, null],
	['a number below the least', '0', { type: 'integer', minimum: 1 }, { label: '人数' }, '人数不能小于 1'],
	['a number above the most', '9', { type: 'integer', maximum: 5 }, { label: '人数' }, '人数不能大于 5'],
	['zero where it may be', '0', { type: 'integer', minimum: 0 }, {}, null],
	['a pattern matches the whole value', 'ab1', { pattern: '[a-z]+' }, {}, '密码的格式不对'],
	['the words of the schema for its pattern', 'ab1', { pattern: '[a-z]+', message: '只能用小写字母' }, {}, '只能用小写字母'],
	['a choice outside the list', 'c', { enum: ['a', 'b'] }, { label: '类型' }, '请选择类型'],
	['numeric enum values as strings from the control', '2', { type: 'integer', enum: [1, 2] }, {}, null],
	['an e-mail without @', 'a.b', { format: 'email' }, {}, '请输入正确的邮箱'],
	['a repeated value that differs', 'b', {}, { label: '确认密码', same: { label: '新密码', value: 'a' } }, '确认密码和新密码不一样'],
	['a repeated value that matches', 'a', {}, { same: { label: '新密码', value: 'a' } }, null],
])('%s', (_, value, rules, more, message) => {
	expect(check(value, rules, more)).toBe(message);
});

test.each([
	['13800138000', null],
	['19912345678', null],
	['12800138000', '请输入正确的手机号'],
	['1380013800', '请输入正确的手机号'],
	['138001380000', '请输入正确的手机号'],
	['+8613800138000', '请输入正确的手机号'],
])('the phone number %s', (value, message) => {
	expect(check(value, { as: 'phone' }, { label: '手机号' })).toBe(message);
});
