import { expect, test } from 'vitest';
import { diffManifests } from '#codegen/diff/diff-manifests.ts';
import { createSourceReader } from '#codegen/source/source-reader.ts';
import { ask } from '../support/busy-project.ts';
import { baseProject } from '../support/sample-project.ts';
import { accessOf, type Edit } from './access-project.ts';

const PAGE = 'manifests/pages/course.yaml';

const dialogs = `dialogs:
  peek:
    title: 预览
    params: { id: { type: string } }
    data:
      other: { call: main.courseDetail, with: { id: dialog.id } }
      pages: { call: main.coursePage, paged: true }
    view:
      - { block: text, text: '{data.other.title}' }
      - { block: cards, source: data.pages, title: row.title }
      - { block: buttons, items: [{ label: 更多, actions: [{ show: more }] }] }
  more:
    title: 更多
    view:
      - { block: buttons, items: [{ label: 我, actions: [{ call: main.me }, { close: true }] }] }
`;
const openPeek = '{ show: peek, with: { id: route.params.id } }';

function project(): Map<string, string> {
	const files = baseProject();
	const text = files.get(PAGE) ?? '';
	files.set(PAGE, text.replace('view:\n  - block: detail', `${dialogs}view:\n  - block: detail`).replace('{ back: true }', openPeek));
	return files;
}

test('`who` names the dialog that contains a use', async () => {
	const { output } = await ask(['main.me'], project());
	expect(output).toContain('block buttons of dialog `more` calls it');
	const field = await ask(['main.courseDetail.title'], project());
	expect(field.output).toContain('block text of dialog `peek` reads it');
	const paged = await ask(['main.coursePage.records'], project());
	expect(paged.output).toContain('block cards of dialog `peek` draws it');
	const called = await ask(['main.courseDetail'], project());
	expect(called.output).toContain('data.other of dialog `peek` calls it');
});

test('`diff` lists the dialogs that a change affects', () => {
	const before = project();
	const api = 'manifests/api/main.yaml';
	const after = new Map([
		...before,
		[api, (before.get(api) ?? '').replace('title: { type: string, description: 标题 }', 'heading: { type: string }')],
	]);
	const version = (files: ReadonlyMap<string, string>) => ({
		folder: 'manifests',
		files: [...files].map(([path, text]) => ({ path, text })),
	});
	const { findings } = diffManifests(version(before), version(after), { source: createSourceReader(() => null, 'manifests') });
	const removed = findings.filter(({ subject }) => subject.endsWith('title'));
	expect(
		removed.map(({ operation, uses }) => [operation, ...uses.flatMap(({ page, part }) => (page === null ? [] : [`${page}/${part}`]))]),
	).toEqual([
		['main.courseDetail', 'course/text', 'course/detail'],
		['main.coursePage', 'course/cards', 'courses/cards'],
	]);
});

const callingDialogs = `dialogs:
  peek:
    title: 预览
    view:
      - { block: buttons, items: [{ label: 更多, actions: [{ show: more }] }] }
  more:
    title: 更多
    view:
      - { block: buttons, items: [{ label: 我, actions: [{ call: main.me }] }, { label: 再看, actions: [{ show: peek }] }] }
data:
`;
/** Guests see one button for each entry of `keys`; it opens a dialog that leads to a second one with a call. */
const withButtons = (keys: readonly string[]): Edit[] => [
	['app.yaml', 'whitelist: [login]', 'whitelist: [login, courses]'],
	['pages/courses.yaml', 'data:\n', callingDialogs],
	['pages/courses.yaml', '  tags: { call: main.tagTree }', '  tags: { call: main.tagTree, when: session.signedIn }'],
	['pages/courses.yaml', '{ keyword: state.keyword }, paged', '{ keyword: state.keyword }, when: session.signedIn, paged'],
	[
		'pages/courses.yaml',
		'      - block: cards',
		`      - { block: buttons, items: [${keys.map((more) => `{ label: 看, actions: [{ show: peek }]${more} }`).join(', ')}] }\n      - block: cards`,
	],
];

test.each([
	['one that everybody opens', [''], 1],
	['one that a guarded button opens', [', guard: staff'], 0],
	['one that only some of its buttons guard', [', guard: staff', ''], 1],
	['one whose buttons show under conditions', [', when: session.signedIn', ', guard: staff'], 1],
	['one whose only button shows under a condition', [', when: session.signedIn'], 0],
])('`access` checks a dialog by the guards of the buttons that open it: %s', async (_, openers, findings) => {
	const { output } = await accessOf(withButtons(openers), [], 'json');
	const { findings: found } = JSON.parse(output) as { findings: { code: string }[] };
	expect(found.filter(({ code }) => code === 'call-before-sign-in').length).toBe(findings);
});
