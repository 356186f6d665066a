import { type ComponentProps, createElement } from 'react';
import { expect, test, vi } from 'vitest';
import type { FormField } from '#generated/block-types.ts';
import type * as fieldInput from '#src/blocks/form/field-input.tsx';
import { createWorld, openPage, page } from '#tests/support/page-world.tsx';
import { click, type } from '#tests/support/render.tsx';
import { form, rules } from './support.ts';

const draws: string[] = [];

vi.mock('#src/blocks/form/field-input.tsx', async (original) => {
	const { FieldInput } = await original<typeof fieldInput>();
	const Counted = (props: ComponentProps<typeof FieldInput>) => {
		draws.push(props.name);
		return createElement(FieldInput, props);
	};
	return { FieldInput: Counted };
});

const fields = Array.from({ length: 60 }, (_, index): FormField => ({ field: `f${index}`, label: `第 ${index} 项`, rules: rules() }));

const drawn = async (act: () => Promise<void>): Promise<string[]> => {
	draws.length = 0;
	await act();
	return [...new Set(draws)].sort();
};

test('typing in a form of 60 fields renders one of them again', async () => {
	const { screen } = await openPage(page([form(fields)]), createWorld());
	const typing = await drawn(() => type(screen.getByRole('textbox', { name: '第 7 项' }), '一'));
	expect(typing).toEqual(['f7']);
	await drawn(() => type(screen.getByRole('textbox', { name: '第 7 项' }), '一二'));
	expect(draws).toEqual(['f7']);
});

test('a field that depends on another one renders again only when its own output changes', async () => {
	const reading: FormField[] = [
		...fields,
		{ field: 'other', label: '哪一所', rules: rules(), when: (s) => s.form.f1 === '其他' },
		{ field: 'note', label: '备注', rules: rules(), help: (s) => `还能写 ${10 - (s.form.f2 ?? '').length} 个字` },
	];
	const { screen } = await openPage(page([form(reading)]), createWorld());
	expect(await drawn(() => type(screen.getByRole('textbox', { name: '第 1 项' }), '其'))).toEqual(['f1']);
	expect(await drawn(() => type(screen.getByRole('textbox', { name: '第 1 项' }), '其他'))).toEqual(['f1', 'other']);
	expect(await drawn(() => type(screen.getByRole('textbox', { name: '第 2 项' }), '甲乙'))).toEqual(['f2', 'note']);
	expect(screen.container.textContent).toContain('还能写 8 个字');
});

test('a page render skips fields with unchanged props', async () => {
	const world = createWorld();
	const buttons = { block: 'buttons' as const, needs: [], items: [{ label: '换', actions: [{ set: () => ({ tick: '1' }) }] }] };
	const { screen } = await openPage(page([form(fields), buttons], { state: { tick: {} } }), world);
	expect(await drawn(() => click(screen.getByRole('button', { name: '换' })))).toEqual([]);
});
