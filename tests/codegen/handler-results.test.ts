/** What a handler returns, through its declaration in components.yaml. */
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { ask, busyProject, compileBusy } from './support/busy-project.ts';
import { readSchemas } from './support/editor-schemas.ts';
import { offeredAt } from './support/offered-at.ts';

const DESK = 'manifests/pages/desk.yaml';
const COMPONENTS = 'manifests/components.yaml';

const project = busyProject();
const components = (project.get(COMPONENTS) ?? '').replace('schema: main.Course', 'data: main.courseDetail');
project.set(COMPONENTS, `${components.trimEnd().slice(0, -2)}, result: { schema: main.Teacher } }\n`);
const steps = "          - { do: shout, with: { text: result } }\n          - { message: '{result.name}' }\n";
project.set(DESK, (project.get(DESK) ?? '').replace('          - { do: shout, with: { text: result } }\n', steps));

const { diagnostics, files } = await compileBusy(project);

test('later steps read the result by its schema', () => {
	expect(diagnostics).toEqual([]);
	expect(files?.find(({ path }) => path === 'component-props.ts')?.text).toContain("result: main['schemas']['Teacher'];");
});

test('who lists the steps that read a field of a result, and declarations whose type is a response', async () => {
	expect((await ask(['Teacher.name'], project)).output).toContain('`actions[2].message` of button `再登录` of block table `标签` reads it');
	expect((await ask(['main.courseDetail'], project)).output).toMatch(
		/components\.yaml:2:75 +`props\.course\.data` of component `desk#Desk` takes its type from it/,
	);
});

test('the editor offers the fields of a result', () => {
	const page = parse(project.get(DESK) ?? '');
	const place = ['view', 2, 'rowButtons', 0, 'actions', 0, 'with', 'username'];
	expect(offeredAt(readSchemas(files ?? []), 'page.json', page, place).values).toContain('result.name');
});
