/** The type check of the app rejects components and handlers that differ from their declarations in components.yaml. */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { baseProject, compileSample } from './support/sample-project.ts';

/** What modules export for one and the same declaration. */
const CARDS = {
	Right: "({ course, me, tags }: ComponentProps['x#Right']) => course.title + (me?.name ?? '') + tags?.join()",
	NoSuchField: "({ course }: ComponentProps['x#NoSuchField']) => course.titel",
	OtherType: "({ course }: { course: components['schemas']['Me'] }) => course.name",
	MoreProps: "({ size }: { course: components['schemas']['Course']; size: number }) => size",
	NeverNull: "({ me }: { me: components['schemas']['Me'] }) => me.name",
};
const PICKS = {
	right: "async ({ page }: HandlerTypes['right']['props']) => (page ?? 0) > 0 && { name: '' }",
	otherResult: 'async () => ({ title: 1 })',
	otherProps: '({ page }: { page: string }) => ({ name: page })',
};

const [cards, picks] = [Object.keys(CARDS), Object.keys(PICKS)];
const fileOf = (name: string): string => `${cards.includes(name) ? 'card' : 'pick'}-${name.toLowerCase()}.ts`;
const declared = (name: string): string => `module: x/${fileOf(name)}, export: ${name}`;

const DECLARED = `components:
${cards.map((name) => `  'x#${name}': { ${declared(name)}, props: { course: { schema: main.Course, required: true }, me: { data: main.me }, tags: { type: array, items: { type: string } } } }\n`).join('')}handlers:
${picks.map((name) => `  ${name}: { ${declared(name)}, props: { page: { type: integer } }, result: { schema: main.Teacher } }\n`).join('')}`;

const IMPORTS = `import type { components } from '#generated/api/main.ts';
import type { ComponentProps, HandlerTypes } from '#generated/component-props.ts';

export type Imported = [components, ComponentProps, HandlerTypes];
`;

const modules = new Map(
	Object.entries({ ...PICKS, ...CARDS }).map(([name, code]) => [fileOf(name), `${IMPORTS}export const ${name} = ${code};\n`]),
);

function project(): Map<string, string> {
	const files = baseProject().set('manifests/components.yaml', DECLARED);
	for (const [file, text] of modules) files.set(`manifests/x/${file}`, text);
	const blocks = cards.map((name) => `  - { block: custom, component: 'x#${name}', props: { course: data.course } }\n`);
	const steps = picks.map((name) => `{ do: ${name}, with: { page: 2 } }\n          - { message: '{result.name}' }\n          - `);
	const page = files.get('manifests/pages/course.yaml') ?? '';
	return files.set(
		'manifests/pages/course.yaml',
		page.replace('view:\n', `view:\n${blocks.join('')}`).replace('{ back: true }', `${steps.join('')}{ back: true }`),
	);
}

/** Writes the emitted types and the modules to a folder below the project, where the types of React are found, and checks them. */
async function typeErrors(): Promise<string[]> {
	const { diagnostics, files } = await compileSample(project());
	expect(diagnostics).toEqual([]);
	const folders = path.resolve('.cache/tests');
	mkdirSync(folders, { recursive: true });
	const root = mkdtempSync(path.join(folders, 'component-props-'));
	for (const { folder, path: file, text } of files ?? []) {
		if (folder !== 'generated') continue;
		mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
		writeFileSync(path.join(root, file), text);
	}
	for (const [file, text] of modules) writeFileSync(path.join(root, file), text);
	const paths = { '#generated/*': [path.join(root, '*')], '#app/x/*': [path.join(root, '*')] };
	const settings = {
		extends: path.resolve('tsconfig.src.json'),
		compilerOptions: { incremental: false, paths },
		include: ['components.ts'],
	};
	writeFileSync(path.join(root, 'tsconfig.json'), JSON.stringify(settings));
	const output = await new Promise<string>((resolve) => {
		execFile(process.execPath, ['node_modules/typescript7/bin/tsc', '-p', root, '--pretty', 'false'], (_failed, stdout) => resolve(stdout));
	});
	rmSync(root, { recursive: true });
	const lines = (files?.find(({ path: file }) => file === 'components.ts')?.text ?? '').split('\n');
	// An error of the table belongs to the name on its line.
	return [...output.matchAll(/^\S*component-props-\w+\/([\w-]+\.tsx?)\((\d+),\d+\): error/gm)].map(([, file = '', line]) =>
		file === 'components.ts' ? ((lines[Number(line) - 1] ?? '').trim().split(':')[0] ?? '') : file,
	);
}

test('only components and handlers that take the declared types compile', async () => {
	expect((await typeErrors()).sort()).toEqual([
		"'x#MoreProps'",
		"'x#NeverNull'",
		"'x#OtherType'",
		'card-nosuchfield.ts',
		'otherProps',
		'otherResult',
	]);
});
