/** examples/clinic compiles, and its forms and calls are what its API document says. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { compiledFolder } from '#tests/support/emitted-mock.ts';
import { createValidators, readSchemas } from './support/editor-schemas.ts';

const files = await compiledFolder('examples/clinic');
const pageOf = (name: string): string =>
	files.find(({ folder, path }) => folder === 'generated' && path === `pages/${name}.ts`)?.text ?? '';

/** Rules of a form field, as generated. */
const rulesOf = (page: string, field: string): string | undefined =>
	new RegExp(`field: '${field}',.*?rules: (\\{.*?\\})`, 's').exec(pageOf(page))?.[1];

test.each([
	[
		'the field that tells the forms apart offers their values',
		'method',
		"{ type: 'string', required: true, enum: ['cash', 'card', 'insurance'] }",
	],
	['a field of one form is required while it is shown', 'received', "{ type: 'integer', required: true, minimum: 0, scale: 100 }"],
	['its rules are those of the form', 'insurer', "{ type: 'string', required: true, enum: ['northern', 'harbour'] }"],
])('of a body with several forms, %s', (_case, field, rules) => {
	expect(rulesOf('invoice', field)).toBe(rules);
});

test('a required field that takes null may be left empty', () => {
	expect(rulesOf('new-patient', 'e-mail')).toBe("{ type: 'string', required: false, format: 'email', nullable: true }");
});

test('a parameter that is an object is given field by field', () => {
	expect(pageOf('today')).toContain('days: { from: s.state.from, to: s.state.to }');
});

test.each([
	['page', 'pages'],
	['api', 'api'],
])('editors accept each %s', (kind, folder) => {
	const accepts = createValidators(readSchemas(files))(`${kind}.json`);
	const names = readdirSync(`examples/clinic/${folder}`);
	expect(names.filter((name) => !accepts(parse(readFileSync(`examples/clinic/${folder}/${name}`, 'utf8'))))).toEqual([]);
});
