/** Holds the code against the catalogues: texts of the framework lie in `messages/`, and code shows each of them. */
import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

/**
 * The framework. Features, handlers, rules and rows of the mock belong to the product; the compiler explains its findings with samples in
 * Chinese.
 */
const FRAMEWORK = ['src', 'engines', 'mock', 'codegen', 'public']
	.flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`))
	.filter((place) => !/generated$|^src\/tools$|^codegen\/diagnostics$/.test(place));

/** Read Chinese: days that a student types, such as 9月1日, words of programs, such as 前进, and signs in manifests, such as `：`. */
const READ_CHINESE =
	/^(src\/lib\/days|engines\/(worker\/python-robot|robot\/colour-words)|codegen\/(expression\/tokenize|read\/(expression-as-text|yaml-slips)))\.ts$/;

const CHINESE = /[\u3000-\u303f\u3400-\u9fff\uff00-\uffef]/;

function filesIn(place: string): string[] {
	if (/\.\w+$/.test(place)) return [place];
	return readdirSync(place, { withFileTypes: true, recursive: true })
		.filter((entry) => entry.isFile() && /\.(tsx?|m?js|html)$/.test(entry.name) && !entry.parentPath.includes('generated'))
		.map((entry) => `${entry.parentPath}/${entry.name}`);
}

/** Strings, templates and JSX text; comments and regular expressions are no texts. */
function chineseIn(file: string, text: string): string[] {
	if (READ_CHINESE.test(file)) return [];
	if (file.endsWith('.html')) return CHINESE.test(text) ? [file] : [];
	const found: string[] = [];
	const visit = (node: ts.Node): void => {
		const isText = ts.isStringLiteralLike(node) || ts.isJsxText(node) || ts.isTemplateExpression(node);
		if (isText && CHINESE.test(node.getText())) found.push(`${file}: ${node.getText().trim()}`);
		ts.forEachChild(node, visit);
	};
	visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
	return found;
}

test.each(FRAMEWORK)('%s holds no Chinese text of its own', (place) => {
	expect(filesIn(place).flatMap((file) => chineseIn(file, readFileSync(file, 'utf8')))).toEqual([]);
});

test('the English catalogue is English', () => {
	expect(
		readFileSync('messages/en.yaml', 'utf8')
			.split('\n')
			.filter((line) => CHINESE.test(line)),
	).toEqual([]);
});

test('a Chinese text is found in strings, templates and JSX, not in comments', () => {
	const code = 'const a = "一"; /* 二 */ const b = `三`; const c = <p title="四">五</p>; // 六';
	expect(chineseIn('x.tsx', code)).toEqual(['x.tsx: "一"', 'x.tsx: `三`', 'x.tsx: "四"', 'x.tsx: 五']);
});

const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*/g;

const IMPORT = /import (?:\* as (\w+)|\{ ([\w, ]+) \}) from '#(mock\/)?generated\/messages\/([\w/-]+)\.ts';/g;

/** Keys of the catalogue that a file imports, joined by dots. */
function messagesIn(text: string): string[] {
	return [...text.matchAll(IMPORT)].flatMap(([, all, named, mock, module = '']) => {
		const area = module.replaceAll('/', '.').replaceAll(/-(\w)/g, (_match, letter: string) => letter.toUpperCase());
		const prefix = mock && area !== 'mock' ? `mock.${area}` : area;
		// A module whose messages are looked up by name shows all of them.
		if (all && new RegExp(`(?<![.\\w'"/]|\\* as )${all}\\b(?![.:'"\\w])`).test(text.replaceAll(COMMENT, '').replaceAll('...', '')))
			return [`${prefix}.*`];
		const names = all ? [...text.matchAll(new RegExp(`\\b${all}\\.(\\w+)`, 'g'))].map(([, name]) => name) : (named ?? '').split(', ');
		return names.map((name) => `${prefix}.${name}`);
	});
}

/** Read elsewhere: the build writes `start` into index.html, the compiler `ui.loading` into the settings and `scaffold` into new pages. */
const READ_BY_TOOLS = /^(start\.|scaffold\.|ui\.loading$)/;

function keysOf(value: unknown, path: string): string[] {
	if (typeof value !== 'object' || value === null || 'other' in value) return [path];
	return Object.entries(value).flatMap(([key, item]) => keysOf(item, (path && `${path}.${key}`) || key));
}

test('code shows every message of the catalogue', () => {
	const used = new Set(['src', 'engines', 'mock'].flatMap(filesIn).flatMap((file) => messagesIn(readFileSync(file, 'utf8'))));
	const keys = keysOf(parse(readFileSync('messages/zh-CN.yaml', 'utf8')), '');
	expect(keys.length).toBeGreaterThan(500);
	const isShown = (key: string): boolean => used.has(key) || used.has(key.replace(/\w+$/, '*'));
	expect(keys.filter((key) => !isShown(key) && !READ_BY_TOOLS.test(key))).toEqual([]);
});
