/** A small app with a feature and a handler, for changes of its API. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compileFiles, compileProject } from '#codegen/commands/compile-project.ts';
import { readTextIfThere } from '#codegen/files.ts';
import { type Project, resolveProject } from '#codegen/project.ts';
import { baseProject, iconTables } from '../support/sample-project.ts';

const CALLS = `import type { DataOf, InputOf, OperationName } from '#generated/api/operations.ts';
export declare function call<N extends OperationName>(name: N, input: InputOf<N>): Promise<DataOf<N>>;
`;

const DESK = `import type { DataOf } from '#generated/api/operations.ts';
import { call } from './calls.ts';

type Course = DataOf<'main.coursePage'>['records'][number];

export const Desk = () => null;

export async function load(keyword: string) {
	const { records } = await call('main.coursePage', { keyword, level: 'easy', pageNum: 1, pageSize: 10 });
	return records.map(titleOf);
}

const titleOf = ({ title, teacher }: Course) => \`\${title} \${teacher?.name ?? ''}\`;

export const isHard = (course: Course) => course.level === 'hard';

export const shortTitle = (course: Course): string => course.title.trim();

export const half = (course: Course): number => course.progress / 2;

export const save = (title: string) => call('main.courseSave', { title, level: 'hard' });

export const tags = () => call('main.tagTree', {});
`;

const SAVE = `import type { DataOf, InputOf, OperationName } from '#generated/api/operations.ts';
type Handler<N extends OperationName> = (context: { input: InputOf<N> }) => DataOf<N>;

export const save: Handler<'main.courseSave'> = ({ input }) => ({
	id: 'c9',
	title: input.title,
	level: input.level,
	progress: 0,
	openAt: '',
	teacher: null,
});
`;

const SAVING = `  /courses/save:
    post:
      operationId: courseSave
      x-invalidates: []
      requestBody:
        content:
          application/json:
            schema:
              type: object
              required: [title, level]
              properties:
                title: { type: string, description: 课程名 }
                level: { type: string, enum: [easy, hard], description: 难度 }
      responses:
        '200': { description: 课程, content: { application/json: { schema: { $ref: '#/components/schemas/Course' } } } }
      x-mock: { handler: handlers/courses/save }
`;

const config = (...include: readonly string[]): string =>
	JSON.stringify({
		compilerOptions: {
			target: 'es2023',
			lib: ['es2023'],
			types: [],
			module: 'esnext',
			moduleResolution: 'bundler',
			strict: true,
			allowImportingTsExtensions: true,
			verbatimModuleSyntax: true,
			noEmit: true,
			skipLibCheck: true,
		},
		include,
	});

/** Writes the app into a new folder and compiles it. */
export async function writeChangingApp(): Promise<Project> {
	const root = mkdtempSync(path.join(tmpdir(), 'changing-app-'));
	const texts = baseProject();
	texts.set(
		'manifests/api/main.yaml',
		(texts.get('manifests/api/main.yaml') ?? '').replace('  /courses/{id}:', `${SAVING}  /courses/{id}:`),
	);
	texts.set('manifests/components.yaml', 'components:\n  desk#Desk: { module: desk/desk.ts, export: Desk }\n');
	texts.set(
		'manifests/pages/course.yaml',
		`${texts.get('manifests/pages/course.yaml')}  - block: form
    label: 改课程
    submits: main.courseSave
    initial: data.course
    fields:
      - { field: title, label: 课程名 }
      - { field: level, label: 难度 }
    submit: 保存
`,
	);
	const written = new Map([
		...texts,
		...iconTables,
		['manifests/desk/desk.ts', DESK],
		['manifests/desk/calls.ts', CALLS],
		['manifests/handlers/courses/save.ts', SAVE],
		['tsconfig.src.json', config('src', 'manifests/desk')],
		['tsconfig.mock.json', config('mock', 'manifests/handlers')],
		['package.json', JSON.stringify({ type: 'module', imports: { '#generated/*': './src/generated/*', '#src/*': './src/*' } })],
		['src/http/api-spec.ts', readFileSync('src/http/api-spec.ts', 'utf8')],
	]);
	for (const [file, text] of written) {
		mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
		writeFileSync(path.join(root, file), text);
	}
	const project = resolveProject({}, root);
	const { diagnostics } = await compileProject(project);
	if (diagnostics.length > 0) throw new Error(JSON.stringify(diagnostics, null, 1));
	return project;
}

/** Replaces a text that stands in a file exactly once. */
export function editApp({ root }: Project, file: string, find: string, replace: string): void {
	const text = readFileSync(path.join(root, file), 'utf8');
	if (text.split(find).length !== 2) throw new Error(`"${find}" does not stand exactly once in ${file}.`);
	writeFileSync(
		path.join(root, file),
		text.replace(find, () => replace),
	);
}

export const contextOf = (project: Project, format: 'text' | 'json' = 'json') => ({
	project,
	format,
	readText: (file: string) => readTextIfThere(project, file),
	compile: () => compileFiles(project),
});

/** Lines of hand-written files on which a pattern occurs, as \`file:line\`. */
export function linesWith({ root }: Project, files: RegExp, pattern: RegExp): string[] {
	return readdirSync(root, { recursive: true, encoding: 'utf8' })
		.filter((file) => /\.\w+$/.test(file) && files.test(file) && !/generated|before|\.cache|\.schema/.test(file))
		.flatMap((file) =>
			readFileSync(path.join(root, file), 'utf8')
				.split('\n')
				.flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}`] : [])),
		)
		.sort();
}
