// @vitest-environment node
/** Every form field and state of the product that holds a code, a phone number or an account, with what children type into it. */
import { expect, test } from 'vitest';
import type { FormField } from '#generated/block-types.ts';
import { mainPages } from '#generated/main-pages.ts';
import { blankPages } from '#generated/pages.ts';
import { checkField } from '#src/blocks/form/check-field.ts';
import { comparedValue } from '#src/blocks/form/form-values.ts';
import type { TypedKind } from '#src/lib/typed-text.ts';
import { readState, toStateValue } from '#src/pages/page-state.ts';

const VARIANTS: Readonly<Record<TypedKind, [compared: string, typed: string[]]>> = {
	code: ['STAR26', ['ＳＴＡＲ２６', 'star 26', 'STAR—26', 'ＳＴＡＲ－２６', 'Star26。', '“STAR26”']],
	phone: ['13800000000', ['１３８ ００００ ００００', '138-0000-0000', '+86 138 0000 0000', '13800000000，']],
	account: ['student01', ['Student01', 'ＳＴＵＤＥＮＴ０１', 'ｓｔｕｄｅｎｔ０１', 'student 01']],
	digits: ['246810', ['２４６８１０', '246 810', '246810。']],
};

const pages = await Promise.all(Object.values({ ...blankPages, ...mainPages }).map(({ load }) => load()));

function fieldsIn(value: unknown): FormField[] {
	if (typeof value !== 'object' || value === null) return [];
	const own = 'rules' in value && 'field' in value ? [value as FormField] : [];
	return [...own, ...Object.values(value).flatMap(fieldsIn)];
}

const fields = pages.flatMap((page) => fieldsIn(page).map((field) => ({ page: page.name, field })));
const typedFields = fields.flatMap(({ page, field }) =>
	field.rules.as ? [[`${page}: ${field.field}`, field, field.rules.as] as const] : [],
);
const typedStates = pages.flatMap(({ name, state }) =>
	Object.entries(state).flatMap(([variable, definition]) =>
		definition.as ? [[`${name}: ${variable}`, definition, definition.as] as const] : [],
	),
);

test('they are these', () => {
	expect(typedFields.map(([name, , as]) => `${name} (${as})`).sort()).toEqual([
		'competition-detail: inviteCode (code)',
		'course-detail: code (code)',
		'course-index: code (code)',
		'login: pictureAnswer (digits)',
		'login: username (account)',
		'password: code (digits)',
		'password: phone (phone)',
		'password: pictureAnswer (digits)',
		'register: code (digits)',
		'register: phone (phone)',
		'register: pictureAnswer (digits)',
		'register: username (account)',
	]);
	expect(typedStates.map(([name, , as]) => `${name} (${as})`).sort()).toEqual([
		'competition-detail: invite (code)',
		'verify-honor: code (code)',
	]);
});

test.each(typedFields.flatMap(([name, field, as]) => VARIANTS[as][1].map((typed) => [name, typed, VARIANTS[as][0], field] as const)))(
	'%s takes “%s” as %s',
	(_, typed, compared, { rules }) => {
		expect(comparedValue(rules, typed)).toBe(compared);
		expect(checkField(comparedValue(rules, typed), { label: '', control: 'input', rules })).toBeNull();
	},
);

test.each(typedStates.flatMap(([name, state, as]) => VARIANTS[as][1].map((typed) => [name, typed, VARIANTS[as][0], state] as const)))(
	'%s reads “%s” from the address, and from a search field, as %s',
	(_, typed, compared, definition) => {
		expect(readState({ it: definition }, `?${new URLSearchParams({ it: typed })}`)).toEqual({ it: compared });
		expect(toStateValue(definition, typed)).toBe(compared);
	},
);

const NAMES = ['李', '阿卜杜热合曼·阿卜杜热依木', '𠮷田 太郎', 'Anne-Marie O’Neill', '𬱖'.repeat(50)];
const names = fields.filter(({ field }) => /^(studentName|nickname|teacher)$/.test(field.field));

test.each(names.flatMap(({ page, field }) => NAMES.map((name) => [`${page}: ${field.field}`, name, field] as const)))(
	'%s takes the name %s',
	(_, name, { rules }) => {
		expect(checkField(name, { label: '姓名', control: 'input', rules })).toBeNull();
		expect(checkField('𠮷'.repeat(51), { label: '姓名', control: 'input', rules })).toBe('姓名最多 50 个字符');
	},
);

test('names are typed at registration, in the profile and at competitions', () => {
	expect(names.map(({ page }) => page).sort()).toEqual(['competition-detail', 'profile', 'register']);
});
