/** Constructs that are only described in the grammar: each reader of the scoped walk knows the names that they bind. */

import { afterAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { access } from '#codegen/commands/access.ts';
import type { CommandContext } from '#codegen/commands/command.ts';
import { diffManifests } from '#codegen/diff/diff-manifests.ts';
import { steps, target } from '#codegen/grammar/actions.ts';
import { appSession } from '#codegen/grammar/app-session.ts';
import { blockKinds } from '#codegen/grammar/block-kinds.ts';
import {
	actions,
	argumentsOf,
	block,
	expression,
	type KeyGrammar,
	object,
	optional,
	reference,
	required,
	source,
	text,
} from '#codegen/grammar/grammar.ts';
import { createSourceReader } from '#codegen/source/source-reader.ts';
import { ask } from './support/busy-project.ts';
import { readSchemas } from './support/editor-schemas.ts';
import { findingsOf } from './support/findings-of.ts';
import { offeredAt } from './support/offered-at.ts';
import { baseProject, compileSample } from './support/sample-project.ts';

const slides = block('slides', {
	name: 'SlidesBlock',
	doc: 'Slides one after another.',
	binds: [{ name: 'slide', value: 'item', of: 'from' }],
	keys: {
		from: required(source('list'), 'The slides.'),
		heading: required(expression('text'), 'Heading of a slide.'),
		label: { ...required(text, 'Accessible name of the slides.'), scope: 'outer' },
		opens: required(object(target), 'Where a slide leads.'),
		asks: required(reference('operation'), 'What `thanks` is taken from.'),
		thanks: required(expression('text'), 'Shown at the end.', { binds: [{ name: 'reply', value: 'answer', of: 'asks' }] }),
		onShow: required(actions, 'What happens when a slide comes in sight.'),
	},
});

const track = {
	name: 'TrackStep',
	doc: 'Calls an operation; the steps after it see its answer as `outcome`.',
	bindsAfter: [{ name: 'outcome', value: 'answer', of: 'track' }],
	keys: {
		track: required(reference('operation'), 'The operation.'),
		with: required(argumentsOf('track'), 'Its parameters and body fields.'),
	},
};

const kinds = blockKinds as Record<string, unknown>;
const stepShapes = steps as Record<string, unknown>;

const greeting = optional(expression('text'), 'Greeting.', {
	binds: [
		{ name: 'me', value: 'answer', of: 'user' },
		{ name: 'hour', value: 'text' },
	],
});

const sessionKeys = appSession.keys as Record<string, KeyGrammar>;

kinds.slides = slides;
stepShapes.track = track;
sessionKeys.greeting = greeting;

// Other test files of this worker share the grammar.
afterAll(() => {
	delete kinds.slides;
	delete stepShapes.track;
	delete sessionKeys.greeting;
});

const PAGE = 'manifests/pages/courses.yaml';
const API = 'manifests/api/main.yaml';
const SETTINGS = 'manifests/app.yaml';

const VIEW = `  - block: slides
    from: data.courses
    heading: slide.title
    label: 课程
    opens: { route: course, params: { id: slide.id } }
    asks: main.me
    thanks: reply.name
    onShow:
      - { track: main.courseDetail, with: { id: slide.id } }
      - { message: '{outcome.title}' }
`;

function project(find = '', replace = ''): Map<string, string> {
	const files = baseProject();
	return files.set(PAGE, `${files.get(PAGE)}${VIEW.replace(find, replace)}`);
}

const compiled = await compileSample(project());
const definition = compiled.files?.find(({ path }) => path.endsWith('pages/courses.ts'))?.text ?? '';

test('check types the names, knows their reach, and records the fields that are read of an answer', () => {
	expect(compiled.diagnostics).toEqual([]);
	expect(definition).toContain('heading: (s) => s.slide?.title');
	expect(definition).toContain("'main.courseDetail': { title: 's' }");
	const finding = (find: string, replace: string) => findingsOf(project(find, replace)).map(({ code, message }) => [code, message]);
	expect(finding('slide.title', 'slide.titel')).toEqual([['unknown-field', expect.stringContaining('titel')]]);
	expect(finding('slide.title', 'slide.teacher')).toEqual([['wrong-slot-type', expect.any(String)]]);
	expect(finding('label: 课程', "label: '{slide.title}'")).toEqual([['unknown-name', expect.stringContaining('slide')]]);
	expect(finding('from: data.courses', 'from: slide.tags')).toContainEqual(['unknown-name', expect.stringContaining('slide')]);
	expect(finding('thanks: reply.name', 'thanks: reply.nam')).toEqual([['unknown-field', expect.stringContaining('nam')]]);
	expect(finding('heading: slide.title', 'heading: reply.name')).toEqual([['unknown-name', expect.stringContaining('reply')]]);
	expect(finding('{outcome.title}', '{outcome.colour}')).toEqual([['unknown-field', expect.stringContaining('colour')]]);
	expect(finding('with: { id: slide.id }', 'with: { id: outcome.id }')).toContainEqual([
		'unknown-name',
		expect.stringContaining('outcome'),
	]);
});

test('who lists what reads a field through the names', async () => {
	const usesOf = async (name: string) => (await ask([name], project())).output;
	expect(await usesOf('main.coursePage.records.title')).toContain('`heading` of block slides `课程` reads it');
	expect(await usesOf('main.coursePage.records')).toContain('block slides `课程` draws it');
	expect(await usesOf('main.courseDetail.title')).toContain('`onShow[1].message` of block slides `课程` reads it');
	expect(await usesOf('main.me.name')).toContain('`thanks` of block slides `课程` reads it');
	expect(await usesOf('main.courseDetail.id')).toContain('`onShow[0].with.id` of block slides `课程` fills it');
});

test('diff maps a change of a field to the names through which it is read', () => {
	const before = project();
	const edited = (find: string, replace: string) => new Map([...before, [API, (before.get(API) ?? '').replace(find, replace)]]);
	const version = (files: ReadonlyMap<string, string>) => ({
		folder: 'manifests',
		files: [...files].map(([path, content]) => ({ path, text: content })),
	});
	const touched = diffManifests(
		version(before),
		version(edited('title: { type: string, description: 标题 }', 'heading: { type: string }')),
		{ source: createSourceReader(() => null, 'manifests') },
	)
		.findings.filter(({ breaking }) => breaking)
		.flatMap(({ operation, uses }) =>
			uses.map(({ page, part, at }) => `${operation} ${page}/${part} ${before.get(PAGE)?.slice(at.start, at.end)}`),
		);
	expect(touched).toEqual(expect.arrayContaining(['main.coursePage courses/slides title', 'main.courseDetail courses/slides title']));
});

test('access lists the block, where it leads and what it calls', async () => {
	const { output } = await access(['teacher'], { format: 'json', compile: async () => compiled } as unknown as CommandContext);
	const reach = JSON.parse(output);
	expect(reach.blocks).toContainEqual(expect.objectContaining({ page: 'courses', block: 'slides' }));
	const labels = reach.actions
		.filter((action: { page: string }) => action.page === 'courses')
		.map((action: { action: string }) => action.action);
	expect(labels).toEqual(expect.arrayContaining(['open course', 'track main.courseDetail']));
	expect(reach.operations).toContain('main.courseDetail');
});

test('the editor is offered the names where they are in scope', () => {
	const schemas = readSchemas(compiled.files ?? []);
	const page = parse(project().get(PAGE) ?? '');
	const offered = (...place: (string | number)[]) => offeredAt(schemas, 'page.json', page, ['view', 1, ...place]).values;
	expect(offered('heading').slice(0, 3)).toEqual(['slide', 'slide.id', 'slide.title']);
	expect(offered('opens', 'params', 'id')).toContain('slide.id');
	expect(offered('onShow', 1, 'track')).toContain('main.courseDetail');
	expect(offered('onShow', 0, 'with', 'id')).toEqual(expect.arrayContaining(['slide.id', 'outcome.title']));
	expect(offered('thanks')).toContain('reply.name');
	expect(offered('from')).toContain('data.courses');
	expect(offered('label').filter((path) => path.startsWith('slide'))).toEqual([]);
});

test('a key of the settings sees its own names and no others, and becomes a function of them', async () => {
	const greeted = (value: string) => {
		const files = baseProject();
		return files.set(SETTINGS, (files.get(SETTINGS) ?? '').replace('  user: main.me\n', `  user: main.me\n  greeting: "${value}"\n`));
	};
	const { files, diagnostics } = await compileSample(greeted("hour + '，' + me.name"));
	expect(diagnostics).toEqual([]);
	expect(files?.find(({ path }) => path === 'session.ts')?.text).toMatch(/greeting: \(\{ me, hour \}\) => .*me\?\.name/);
	expect(findingsOf(greeted('me.nam')).map(({ code }) => code)).toEqual(['unknown-field']);
	expect(findingsOf(greeted('info.name')).map(({ code }) => code)).toEqual(['unknown-name']);
	expect((await ask(['main.me.name'], greeted('me.name'))).output).toContain('session.greeting');
});
