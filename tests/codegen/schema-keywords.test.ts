/** Keywords of JSON Schema that the mock does not know stay out of the code that is generated for it. */
import { expect, test } from 'vitest';
import { isError } from '#codegen/diagnostics/diagnostic.ts';
import { applyEdit, baseProject, compileSample } from './support/sample-project.ts';

async function emitted(properties: string, fields = ''): Promise<(file: string) => string> {
	const project = baseProject();
	applyEdit(project, {
		file: 'manifests/api/main.yaml',
		find: '                remember: { type: boolean, description: 记住我 }\n',
		replace: `                remember: { type: boolean, description: 记住我 }\n${properties}`,
	});
	const password = '      - { field: password, label: 密码, control: password }\n';
	applyEdit(project, { file: 'manifests/pages/login.yaml', find: password, replace: password + fields });
	const { diagnostics, files } = await compileSample(project);
	expect(diagnostics.filter(isError)).toEqual([]);
	return (path) => files?.find((file) => file.path === path)?.text.replaceAll(/\s+/g, ' ') ?? '';
}

test('schemas of the mock have only keywords that it knows', async () => {
	const textOf = await emitted(`                readOnly: { type: string, deprecated: true, description: 只读 }
                score: { type: integer, multipleOf: 5, exclusiveMinimum: 0, if: { const: 10 }, default: 5, description: 分数 }
                pair: { type: array, prefixItems: [{ type: string }], items: true, contains: { type: string }, description: 一对 }
                more: { type: object, additionalProperties: { type: string, deprecated: true }, description: 其他 }
`);
	const operations = textOf('operations.ts');
	expect(operations).toContain("readOnly: { type: 'string' }");
	expect(operations).toContain("score: { type: 'integer', multipleOf: 5, default: 5, exclusiveMinimum: 0 }");
	expect(operations).toContain("pair: { type: 'array', prefixItems: [{ type: 'string' }], items: {} }");
	expect(operations).toContain("more: { type: 'object', additionalProperties: { type: 'string' } }");
});

test('null in an enum is no choice of a form', async () => {
	const textOf = await emitted(
		"                grade: { type: [string, 'null'], enum: [a, b, null], description: 年级 }\n",
		'      - { field: grade, label: 年级 }\n',
	);
	expect(textOf('pages/login.ts')).toContain("enum: ['a', 'b']");
});

test('a page whose only need of the clock is a day as a limit is not plain', async () => {
	const textOf = await emitted(
		'                day: { type: string, format: date, description: 日子 }\n',
		`      - { field: day, label: 日子, control: date, max: "'today'" }\n`,
	);
	expect(textOf('pages/login.ts')).toContain("max: (_, p) => p.today('YYYY-MM-DD')");
	expect(textOf('pages/login.ts')).not.toContain('plain: true');
});
