/** What every program is written with. */
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { bracketMatching, indentOnInput, indentUnit } from '@codemirror/language';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView, highlightActiveLine, highlightActiveLineGutter, keymap, lineNumbers } from '@codemirror/view';
import { editorLook } from './editor-look.ts';
import type { EditorSettings } from './editor-settings.ts';
import { phrases } from './phrases.ts';
import { typeDirectly } from './type-directly.ts';

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
