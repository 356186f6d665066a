import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { bracketMatching, indentOnInput, indentUnit } from '@codemirror/language';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView, highlightActiveLine, highlightActiveLineGutter, keymap, lineNumbers } from '@codemirror/view';
import { editorLook } from './editor-look.ts';
import type { EditorSettings } from './editor-settings.ts';
import { typeDirectly } from './type-directly.ts';

const phrases: Readonly<Record<string, string>> = {
	Find: '查找',
	Replace: '替换为',
	next: '下一个',
	previous: '上一个',
	all: '全部选中',
	'match case': '区分大小写',
	regexp: '正则表达式',
	'by word': '整词',
	replace: '替换',
	'replace all': '全部替换',
	close: '关闭',
	'current match': '当前',
	'on line': '在第几行',
	'Go to line': '跳到第几行',
	go: '跳转',
	Completions: '补全',
	Diagnostics: '错误',
	'No diagnostics': '没有错误',
};

const LABEL = { 'aria-label': '程序', 'aria-description': 'Tab 用来缩进；先按 Esc 再按 Tab 就离开编辑区' };

export const editorBasis: Extension = [
	lineNumbers(),
	highlightActiveLine(),
	highlightActiveLineGutter(),

	history(),
	indentOnInput(),
	bracketMatching(),
	typeDirectly,
	EditorView.lineWrapping,
	EditorView.contentAttributes.of(LABEL),
	EditorState.phrases.of(phrases),
	keymap.of([...defaultKeymap, ...historyKeymap, indentWithTab]),
	editorLook,
];

export const sizes = ({ fontSize, tabSize }: EditorSettings): Extension => [
	EditorState.tabSize.of(tabSize),
	indentUnit.of(' '.repeat(tabSize)),
	EditorView.theme({ '&': { fontSize: `${fontSize}px` } }),
];
