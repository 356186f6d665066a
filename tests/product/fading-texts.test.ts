/** No browser test waits for the text of a message where it is shown: messages fade after three seconds, and machines may be slower. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { isMap, isScalar, parseDocument, visit } from 'yaml';

const filesOf = (folder: string, ending: string): string[] =>
	readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.filter((name) => name.endsWith(ending))
		.map((name) => path.join(folder, name));

/** Messages of steps: `{ message: … }`. */
function messagesIn(manifest: string): string[] {
	const found: string[] = [];
	visit(parseDocument(manifest), {
		Map(_, { items: [first] }) {
			if (isScalar(first?.key) && first.key.value === 'message' && !isMap(first.value)) found.push(String(first.value));
		},
	});
	return found;
}

/** Texts in the quotes of an expression, and what stands around the braces. */
const partsOf = (message: string): string[] => [
	...message.split(/\{[^}]*\}/),
	...[...message.matchAll(/'([^']+)'/g)].map((match) => match[1] ?? ''),
];

/** Texts of up to this length are too common to search for. */
const MAX_SHORT_LENGTH = 4;
const isLong = (text: string): boolean => text.trim().length > MAX_SHORT_LENGTH;

const FOLDERS = [
	'manifests/pages',
	'manifests/parts',
	'examples/gallery/pages',
	'examples/library/pages',
	'examples/fleet/pages',
	'examples/clinic/pages',
];
const messages = FOLDERS.flatMap((folder) => filesOf(folder, '.yaml')).flatMap((file) => messagesIn(readFileSync(file, 'utf8')));
const constant = messages.filter((message) => !message.includes('{'));
const parts = messages
	.filter((message) => message.includes('{'))
	.flatMap(partsOf)
	.filter(isLong);

const fades = (text: string): boolean =>
	isLong(text) && (constant.some((message) => message.includes(text)) || parts.some((part) => text.includes(part.trim())));

/** Refusals of the mock and texts of the framework: some are messages, others stay in the page. */
const CHINESE_TEXT = /['`]([^'`\n]*\p{Script=Han}[^'`\n]*)['`]/gu;
const CHINESE_VALUE = /(?<=: ).*\p{Script=Han}.*/gu;
const handlers = filesOf('product', '.ts').filter((file) => /back-end(?!.*seed)/.test(file));
const refusals = handlers.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(CHINESE_TEXT)].map((match) => match[1] ?? ''));
const documents = filesOf('manifests/api', '.yaml').concat('messages/zh-CN.yaml');
const maybeFading = refusals.concat(documents.flatMap((file) => readFileSync(file, 'utf8').match(CHINESE_VALUE) ?? []));

const mayFade = (text: string): boolean => fades(text) || (isLong(text) && maybeFading.some((other) => other.includes(text)));

/** Messages stand beside `main`, dialogs and forms, so a wait in one of these is for a text that stays. */
const WHOLE_PAGE = /\b(page|other|third|window)\.$/;
const WAIT = /(\S*)getByText\(\s*(?:'([^']+)'|"([^"]+)"|`([^`]+)`|\/(.+?)\/)/g;

const waitsIn = (source: string): string[] =>
	[...source.matchAll(WAIT)]
		.map(([, receiver = '', ...texts]) => ({ receiver, text: texts.find(Boolean) ?? '' }))
		.filter(({ receiver, text }) => (WHOLE_PAGE.test(receiver) ? mayFade : fades)(text))
		.map(({ text }) => text);

test('a wait for a fading text is found', () => {
	expect(constant).toContain('资料已保存');
	expect(waitsIn("await page.getByText('资料已保存').waitFor();")).toEqual(['资料已保存']);
	expect(waitsIn("await said(page, '资料已保存');")).toEqual([]);
	expect(waitsIn("await other.getByText('已在其他窗口退出登录').waitFor();")).toEqual(['已在其他窗口退出登录']);
	expect(waitsIn("await page.getByText('账号或密码不正确').waitFor();")).toEqual(['账号或密码不正确']);
	expect(waitsIn("await form.getByText('账号或密码不正确').waitFor();")).toEqual([]);
});

test.each([...filesOf('tests/e2e', '.ts'), ...filesOf('tests/journeys', '.ts')])('%s reads messages by `said`', (file) => {
	expect(waitsIn(readFileSync(file, 'utf8'))).toEqual([]);
});
