import type { FormBlock, FormField } from '#generated/block-types.ts';
import type { FieldRules } from '#src/pages/block-base.ts';

export const rules = (more: Partial<FieldRules> = {}): FieldRules => ({ type: 'string', required: false, ...more });

export const field = (name: string, label: string, more: Partial<FieldRules> = {}, rest: Partial<FormField> = {}): FormField => ({
	field: name,
	label,
	rules: rules(more),
	...rest,
});

export const form = (fields: readonly FormField[] | undefined, more: Partial<FormBlock> = {}): FormBlock => ({
	block: 'form',
	needs: [],
	submits: 'main.courseNoteSave',
	label: '资料',
	submit: '保存',
	...(fields && { fields }),
	...more,
});
