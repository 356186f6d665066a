import { expect, test } from 'vitest';
import { readSourceModule } from '#codegen/source/source-names.ts';
import { createSourceReader } from '#codegen/source/source-reader.ts';

const FILE = 'manifests/desk/desk.tsx';

/** `kind name in declaration (inputs): text at the location`. */
const namesIn = (text: string): string[] =>
	readSourceModule(FILE, text).names.map(
		({ kind, name, within, given, at }) =>
			`${kind} ${name} in ${within || '-'} (${given?.map((input) => input.name) ?? 'a type'}): ${text.slice(at.start, at.end)}`,
	);

test.each<[string, string, string[]]>([
	[
		'a call with its input',
		`export async function save() { await call('main.noteSave', { text, 'seconds': 3, ...rest }); }`,
		['operation main.noteSave in save (text,seconds): main.noteSave'],
	],
	[
		'a step of an action list',
		`const leave = () => run([callStep('main.teamLeave', { teamId: id })]);`,
		['operation main.teamLeave in leave (teamId): main.teamLeave'],
	],
	[
		'each use of a constant',
		`const SAVE = 'main.noteSave';\nfunction a() { call(SAVE, { text }); }\nfunction b() { invalidates(SAVE); }`,
		['operation main.noteSave in a (text): SAVE', 'operation main.noteSave in b (): SAVE'],
	],
	['a constant that other modules import', `export const SAVE = 'main.noteSave';`, ['operation main.noteSave in SAVE (): main.noteSave']],
	['a type', `export type Note = DataOf<'main.noteOne'>;`, ['operation main.noteOne in Note (a type): main.noteOne']],
	['input that is written elsewhere', `function a() { call('main.noteSave', input); }`, ['operation main.noteSave in a (): main.noteSave']],
	['a route', `const link = linkTo({ route: 'course', params: { id } });`, ['route course in link (): course']],
	[
		'a guard',
		`const x = can('admin');\nconst y = <Can guard="staff">{z}</Can>;`,
		['guard admin in x (): admin', 'guard staff in y (): staff'],
	],
	['a dictionary', `const label = dictionaries.find('verdict', code);`, ['dictionary verdict in label (): verdict']],
	['the choices of a dictionary', `const all = useDictionaries().items('grade');`, ['dictionary grade in all (): grade']],
	['no name', `import { a } from '#src/main.ts';\nconst x = 'Hello. World'; const y = 'v1.2'; list.find((x) => x === 'a');`, []],
])('finds %s', (_case, text, names) => {
	expect(namesIn(text)).toEqual(names);
});

test('reads what a module imports from the code folder of its app, each file once', () => {
	const files = new Map([
		['manifests/desk/desk.tsx', `import { save } from './save.ts';\nimport '#app/notes/note.ts';\nimport '#src/ui/button.tsx';`],
		['manifests/desk/save.ts', `import './desk.tsx';\nconst a = call('main.save');`],
		['manifests/notes/note.ts', `const load = () => import('./more.ts');`],
		['manifests/notes/more.ts', `const b = call('main.more');`],
		['src/ui/button.tsx', `const c = call('main.button');`],
	]);
	const read: string[] = [];
	const source = createSourceReader((file) => {
		read.push(file);
		return files.get(file) ?? null;
	}, 'manifests');
	expect(source.namesFrom('desk/desk.tsx').map(({ name }) => name)).toEqual(['main.save', 'main.more']);
	expect(source.namesFrom('notes/note.ts').map(({ name }) => name)).toEqual(['main.more']);
	expect(read).toEqual(['manifests/desk/desk.tsx', 'manifests/desk/save.ts', 'manifests/notes/note.ts', 'manifests/notes/more.ts']);
	expect([...source.texts.keys()]).toEqual(read);
});
