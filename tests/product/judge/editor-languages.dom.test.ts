import { CompletionContext, type CompletionResult, type CompletionSource, completeFromList, insertBracket } from '@codemirror/autocomplete';
import { insertNewlineAndIndent, toggleComment } from '@codemirror/commands';
import { ensureSyntaxTree } from '@codemirror/language';
import { EditorState, type Transaction } from '@codemirror/state';
import { highlightTree, tagHighlighter, tags } from '@lezer/highlight';
import { describe, expect, it } from 'vitest';
import { editorBasis, sizes } from '#app/judge/editor/editor-basis.ts';
import { showMarks } from '#app/judge/editor/editor-lint.ts';
import { editorTools } from '#app/judge/editor/editor-tools.ts';
import { LANGUAGES } from '#app/judge/editor/load-parts.ts';
import type { EditorLanguage } from '#app/judge/languages.ts';

const SIZES = { fontSize: 14, tabSize: 4, theme: 'page', keyMap: 'default' } as const;

const HANG_MS = 60_000;

async function stateOf(language: EditorLanguage, text: string): Promise<EditorState> {
	const anchor = Math.max(0, text.indexOf('|'));
	const extensions = [editorBasis, sizes(SIZES), await LANGUAGES[language](), editorTools];
	const state = EditorState.create({ doc: text.replace('|', ''), selection: { anchor }, extensions });
	ensureSyntaxTree(state, state.doc.length, HANG_MS);
	// Parsing may be incomplete in the initial state on a slow machine. The next state has the whole tree.
	return state.update({}).state;
}

const shown = ({ doc, selection }: EditorState): string =>
	`${doc.sliceString(0, selection.main.head)}|${doc.sliceString(selection.main.head)}`;

const names = tagHighlighter([
	{ tag: tags.keyword, class: 'keyword' },
	{ tag: [tags.string, tags.character], class: 'string' },
	{ tag: tags.number, class: 'number' },
	{ tag: tags.comment, class: 'comment' },
	{ tag: tags.typeName, class: 'type' },
	{ tag: [tags.function(tags.variableName), tags.function(tags.propertyName)], class: 'function' },
	{ tag: [tags.meta, tags.processingInstruction], class: 'meta' },
]);

async function colours(language: EditorLanguage, text: string): Promise<Record<string, string>> {
	const state = await stateOf(language, text);
	const found: Record<string, string> = {};
	const tree = ensureSyntaxTree(state, state.doc.length, HANG_MS);
	if (tree) highlightTree(tree, names, (from, to, style) => Object.assign(found, { [state.sliceDoc(from, to).trim()]: style }));
	return found;
}

const CPP = '#include <map>\nusing namespace std;\n// note\nint solve(vector<int> &a) { string s = "x"; return a.size() + 1\'000; }\n';
const C = '#include <stdio.h>\n/* note */\nint main(void) { char s[9] = "x"; printf(s, 7); return 0; }\n';
const JAVA = 'public class Main {\n  // note\n  static int solve(String s) { return s.length() + 7; }\n}\n';
const GO = 'package main\n// note\nfunc solve(s string) int { return len(s) + 7 }\n';
const PYTHON = '# note\ndef solve(a):\n    return sorted(a)[7] + "x"\n';
const JAVASCRIPT = '// note\nfunction solve(a) { return a.length + 7 + "x"; }\n';

describe('highlighting', () => {
	it.each<[EditorLanguage, string, Record<string, string>]>([
		['cpp', CPP, { '#include <map>': 'meta', using: 'keyword', '// note': 'comment', int: 'type', vector: 'type', string: 'type' }],
		['cpp', CPP, { solve: 'function', size: 'function', '"x"': 'string', "1'000": 'number', return: 'keyword' }],
		['cpp', 'std::vector<int> a; std::sort(a);', { 'std::vector': 'type', 'std::sort': 'function' }],
		['c', C, { '#include <stdio.h>': 'meta', '/* note */': 'comment', char: 'type', printf: 'function', '7': 'number', '"x"': 'string' }],
		['java', JAVA, { class: 'keyword', '// note': 'comment', String: 'type', length: 'function', '7': 'number' }],
		['go', GO, { func: 'keyword', '// note': 'comment', solve: 'function', '7': 'number' }],
		['python', PYTHON, { '# note': 'comment', def: 'keyword', sorted: 'function', '7': 'number', '"x"': 'string' }],
		['javascript', JAVASCRIPT, { '// note': 'comment', function: 'keyword', solve: 'function', '7': 'number', '"x"': 'string' }],
	])('of %s', async (language, text, expected) => {
		expect(await colours(language, text)).toMatchObject(expected);
	});

	it('recovers after a comment is closed', async () => {
		expect(await colours('cpp', '/* int a;\nint b; */\nint c = 1;')).toEqual({
			'/* int a;': 'comment',
			'int b; */': 'comment',
			int: 'type',
			'1': 'number',
		});
	});
});

describe('one key', () => {
	it.each<[EditorLanguage, string, string]>([
		['cpp', 'int a;|', '// int a;|'],
		['c', '  a();|', '  // a();|'],
		['java', 'int a;|', '// int a;|'],
		['go', 'a()|', '// a()|'],
		['python', 'a()|', '# a()|'],
		['javascript', 'a()|', '// a()|'],
	])('toggles a comment in %s', async (language, text, comment) => {
		let state = await stateOf(language, text);
		const dispatch = (transaction: Transaction): void => {
			state = transaction.state;
		};
		toggleComment({ state, dispatch });
		expect(shown(state)).toBe(comment);
		toggleComment({ state, dispatch });
		expect(shown(state)).toBe(text);
	});

	it.each<[EditorLanguage, string, string, string]>([
		['cpp', 'sort|', '(', 'sort(|)'],
		['cpp', 'cout << |;', '"', 'cout << "|";'],
		['cpp', 'char c = |;', "'", "char c = '|';"],
		['c', 'int a|', '[', 'int a[|]'],
		['java', 'class A |', '{', 'class A {|}'],
		['go', 'func main() |', '{', 'func main() {|}'],
		['python', 'print|', '(', 'print(|)'],
		['javascript', 'a = |', '[', 'a = [|]'],
	])('closes a bracket in %s: %s and %s', async (language, text, key, expected) => {
		const closed = insertBracket(await stateOf(language, text), key);
		expect(closed && shown(closed.state)).toBe(expected);
	});

	it('types over an existing closing quote', async () => {
		const opened = insertBracket(await stateOf('cpp', 'string s = |;'), '"');
		const closed = opened && insertBracket(opened.state, '"');
		expect(closed && shown(closed.state)).toBe('string s = ""|;');
	});
});

describe('Enter', () => {
	it.each<[EditorLanguage, string, string]>([
		['cpp', 'int main() {|}', 'int main() {\n    |\n}'],
		['cpp', 'int main() {\n    if (a)|', 'int main() {\n    if (a)\n        |'],
		['cpp', 'int main() {\n    a();|', 'int main() {\n    a();\n    |'],
		['cpp', 'int main() {\n    for (;;) {\n        a();\n    }|', 'int main() {\n    for (;;) {\n        a();\n    }\n    |'],
		['cpp', '#include <map>|', '#include <map>\n|'],
		['c', 'int main(void) {\n    while (1) {|', 'int main(void) {\n    while (1) {\n        |'],
		['java', 'class A {\n    void f() {|', 'class A {\n    void f() {\n        |'],
		['go', 'func main() {|', 'func main() {\n    |'],
		['python', 'def f():|', 'def f():\n    |'],
		['javascript', 'function f() {|}', 'function f() {\n    |\n}'],
	])('indents the new line in %s: %j', async (language, text, expected) => {
		let state = await stateOf(language, text);
		insertNewlineAndIndent({
			state,
			dispatch: (transaction) => {
				state = transaction.state;
			},
		});
		expect(shown(state)).toBe(expected);
	});
});

describe('completion', () => {
	async function offered(language: EditorLanguage, text: string): Promise<string[]> {
		const state = await stateOf(language, text);
		const context = new CompletionContext(state, state.selection.main.head, true);
		const sources = state.languageDataAt<CompletionSource | string[]>('autocomplete', context.pos);
		const results = await Promise.all(sources.map((source) => (typeof source === 'function' ? source : completeFromList(source))(context)));
		return results.flatMap((result: CompletionResult | null) => result?.options.map(({ label }) => label) ?? []);
	}

	it.each<[EditorLanguage, string, string[]]>([
		['cpp', 'int answer = 1;\nan|', ['answer', 'vector', 'push_back', 'printf', 'namespace', 'int', 'nullptr']],
		['c', 'int answer = 1;\nan|', ['answer', 'printf', 'struct', 'int', 'INT_MAX']],
		['java', 'int answer = 1;\nan|', ['answer', 'Scanner', 'String', 'static']],
		['go', 'answer := 1\nan|', ['answer', 'Println', 'func', 'make']],
		['python', 'answer = 1\nan|', ['answer', 'sorted', 'while', 'append']],
		['javascript', 'let answer = 1;\nan|', ['answer', 'while']],
		['text', 'answer\nan|', ['answer']],
	])('in %s', async (language, text, expected) => {
		const found = await offered(language, text);
		expect(expected.filter((word) => !found.includes(word))).toEqual([]);
	});

	it('does not offer the letters that are already there', async () => {
		expect(await offered('python', 'an\nan|')).not.toContain('an');
	});

	it('offers no C++ words in C', async () => {
		expect(await offered('c', 'v|')).not.toContain('vector');
	});
});

it('lines with compiler errors are marked in any language', async () => {
	const state = await stateOf('cpp', CPP);
	const effects = showMarks([{ line: 4, column: 5, severity: 'error', message: 'no' }], state).effects;
	const [first] = Array.isArray(effects) ? effects : [effects];
	expect(first.value).toEqual([{ from: state.doc.line(4).from + 4, to: state.doc.line(4).to, severity: 'error', message: 'no' }]);
});
