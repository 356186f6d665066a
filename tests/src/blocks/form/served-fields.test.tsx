import { fireEvent, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { FormBlock, FormField } from '#generated/block-types.ts';
import { checkField } from '#src/blocks/form/check-field.ts';
import { controlOf } from '#src/blocks/form/control-of.ts';
import { type ServedField, servedField } from '#src/blocks/form/served-fields.ts';
import { HttpError } from '#src/http/result.ts';
import type { FieldRules } from '#src/pages/block-base.ts';
import { createWorld, openPage, page } from '#tests/support/page-world.tsx';
import { click, submit, type } from '#tests/support/render.tsx';

const rules = (more: Partial<FieldRules> = {}): FieldRules => ({ type: 'string', required: false, ...more });
const HOLDER: FormField = { field: 'form', label: '其他', rules: rules({ type: 'object' }) };
const row = (more: Partial<ServedField>): ServedField => ({ key: 'k', label: '项', type: 'text', required: false, ...more });

describe('a row that the server sends becomes a field with control and rules', () => {
	test.each<[Partial<ServedField>, unknown, string | null]>([
		[{ required: true }, '', '请输入项'],
		[{ minLength: 2 }, '一', '项至少 2 个字符'],
		[{ type: 'textarea', maxLength: 2 }, '一二三', '项最多 2 个字符'],
		[{ type: 'phone' }, '123', '请输入正确的手机号'],
		[{ type: 'number', max: 3 }, '4', '项不能大于 3'],
		[{ type: 'date', max: '2026-09-01' }, '2026-09-02', '项不能晚于 2026-09-01'],
		[{ type: 'select', options: ['甲'] }, '乙', '请选择项'],
		[{ type: 'choice', options: ['甲'], required: true }, '', '请选择项'],
		[{ type: 'multi', options: ['甲', '乙', '丙'], maxCount: 2 }, ['甲', '乙', '丙'], '项最多 2 项'],
		[{ type: 'file', required: true }, [], '请选择项'],
		[{ type: 'file', maxCount: 1 }, [1, 2], '项最多 1 个文件'],
		[{ type: 'multi', options: ['甲'] }, ['甲'], null],
	])('%o, with %o: %s', (more, value, error) => {
		const field = servedField(row(more), HOLDER, undefined);
		const limit = (given: FormField['max']): string | undefined => (given ? String(given({}, {} as never)) : undefined);
		const check = { label: '项', control: controlOf(field), rules: field.rules, min: limit(field.min), max: limit(field.max) };
		expect(checkField(value, check)).toBe(error);
	});

	test('files that the server has need not be chosen again', () => {
		const field = servedField(row({ type: 'file', required: true, ext: ['png'], maxMb: 2 }), HOLDER, [{ name: '车.png', bytes: 3 }]);
		expect(field).toMatchObject({
			field: 'form.k',
			rules: { required: false },
			accept: ['.png'],
			maxMegabytes: 2,
			help: '已有车.png，重新选会替换',
		});
	});
});

const ROWS: ServedField[] = [
	{ key: 'guardian', label: '家长姓名', type: 'text', required: true },
	{ key: 'photo', label: '照片', type: 'file', required: false, maxCount: 2 },
];
const name: FormField = { field: 'name', label: '姓名', rules: rules({ required: true }) };
const agreed: FormField = { field: 'agreed', label: '同意', control: 'checkbox', rules: rules({ type: 'boolean' }) };

const form = (more: Partial<FormBlock> = {}): FormBlock => ({
	block: 'form',
	needs: [],
	submits: 'main.competitionRegister',
	label: '报名',
	submit: '提交',
	refusals: { at: ['errors'], name: 'field', message: 'message' },
	fields: [name, { ...HOLDER, from: { rows: () => ROWS } }, agreed],
	...more,
});

const openForm = async (block: FormBlock, answer: () => unknown = () => ({})) => {
	const world = createWorld({ 'main.competitionRegister': answer });
	const { screen } = await openPage(page([block]), world);
	await screen.findByRole('form', { name: '报名' });
	return {
		world,
		screen,
		field: (label: string) => screen.getByRole('textbox', { name: label }),
		form: screen.getByRole('form', { name: '报名' }),
	};
};

test('served fields stand in their place and fill their object, files with their content', async () => {
	const { world, screen, field, form: element } = await openForm(form());
	const labels = [...element.querySelectorAll('[data-field]')].map((each) => each.getAttribute('data-field'));
	expect(labels).toEqual(['name', 'form.guardian', 'form.photo', 'agreed']);
	await type(field('姓名'), '小禾');
	await submit(element);
	expect(document.activeElement).toBe(field('家长姓名'));
	expect(world.calls).toEqual([]);
	await type(field('家长姓名'), '周女士');
	const input = await waitFor(() => {
		const found = element.querySelector<HTMLInputElement>('input[type=file]');
		if (!found) throw new Error('The file control is still loading.');
		return found;
	});
	fireEvent.change(input, { target: { files: [new File(['你好'], '车.png', { type: 'image/png' })] } });
	await submit(element);
	await waitFor(() => expect(world.calls).toHaveLength(1));
	expect(world.calls[0]?.input).toEqual({
		name: '小禾',
		agreed: false,
		form: { guardian: '周女士', photo: [{ name: '车.png', bytes: 6, mime: 'image/png', data: '5L2g5aW9' }] },
	});
	expect(screen.getByRole('form', { name: '报名' })).toBeDefined();
});

test('an error of the server appears at its served field, and `failed` steps run', async () => {
	const body = { errors: { 'form.guardian': '这里要填家长的姓名' } };
	const refuse = () => new HttpError({ kind: 'business', message: '还有要改的', body });
	const { world, screen, field, form: element } = await openForm(form({ failed: [{ message: '看看哪里不对' }] }), refuse);
	await type(field('姓名'), '小禾');
	await type(field('家长姓名'), '小禾');
	await submit(element);
	await waitFor(() => expect(screen.getByText('这里要填家长的姓名')).toBeDefined());
	expect(world.log).toContain('success: 看看哪里不对');
	expect(document.activeElement).toBe(field('家长姓名'));
});

test('remarks show at their fields until these are changed', async () => {
	const remarks = { record: () => ({ 'form.guardian': '请填家长', name: '请写全名' }) };
	const initial = { record: () => ({ name: '禾', form: { guardian: '小禾' } }) };
	const { screen, field } = await openForm(form({ remarks, initial }));
	expect(field('家长姓名').getAttribute('aria-invalid')).toBe('true');
	expect(screen.getByText('请写全名')).toBeDefined();
	await type(field('家长姓名'), '周女士');
	expect(screen.queryByText('请填家长')).toBeNull();
	expect(screen.getByText('请写全名')).toBeDefined();
});

test('the second button saves unfinished input, but nothing wrong', async () => {
	const { world, screen, field } = await openForm(form({ save: '存草稿', saveWith: () => ({ action: 'draft' }) }));
	await type(field('家长姓名'), '周女士');
	await click(screen.getByRole('button', { name: '存草稿' }));
	await waitFor(() => expect(world.calls).toHaveLength(1));
	expect(world.calls[0]?.input).toEqual({ action: 'draft', agreed: false, form: { guardian: '周女士' } });
	expect(screen.getByRole('form').getAttribute('data-dirty')).toBeNull();
});
