/** CodeMirror, put together for short programs. */
import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { bracketMatching, indentOnInput, indentUnit } from '@codemirror/language';
import { type Diagnostic, lintGutter, setDiagnostics } from '@codemirror/lint';
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search';
import { Compartment, EditorState, type Extension } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, highlightActiveLineGutter, keymap, lineNumbers } from '@codemirror/view';
import type { CompileMark } from '../compile-marks.ts';
import type { EditorLanguage } from '../languages.ts';
import { editorLook } from './editor-look.ts';
import type { EditorSettings } from './editor-settings.ts';
import { loadLanguage, loadVim } from './load-language.ts';
import { phrases } from './phrases.ts';

export interface Editor {
	/** Shows another text, as after a change of the language; the way back begins anew. */
	open: (code: string, language: EditorLanguage) => void;
	/** Puts another text in the place of this one; the way back leads to it. */
	replace: (code: string) => void;
	configure: (settings: EditorSettings) => void;
	/** Underlines lines; a change of the text takes the marks along. */
	mark: (marks: readonly CompileMark[]) => void;
	/** Puts the cursor there and shows it. */
	goTo: (line: number) => void;
	destroy: () => void;
}

export interface EditorOptions {
	parent: HTMLElement;
	code: string;
	language: EditorLanguage;
	settings: EditorSettings;
	onChange: (code: string) => void;
}

const LABEL = { 'aria-label': '程序', 'aria-description': 'Tab 用来缩进；先按 Esc 再按 Tab 就离开编辑区' };

export function createEditor({ parent, code, language, settings, onChange }: EditorOptions): Editor {
	const [languagePart, sizePart, keysPart] = [new Compartment(), new Compartment(), new Compartment()];
	let wanted = language;
	let current = settings;
	const stateOf = (text: string): EditorState =>
		EditorState.create({
			doc: text,
			extensions: [
				keysPart.of([]),
				fixed,
				sizePart.of(sizes(current)),
				languagePart.of([]),
				EditorView.updateListener.of(({ docChanged, state }) => docChanged && onChange(state.doc.toString())),
			],
		});
	const view = new EditorView({ parent, state: stateOf(code) });
	const switchLanguage = (next: EditorLanguage): void => {
		wanted = next;
		// Without its colours one can still write.
		loadLanguage(next).then(
			(extension) => wanted === next && view.dispatch({ effects: languagePart.reconfigure(extension) }),
			() => undefined,
		);
	};
	const switchKeys = ({ keyMap }: EditorSettings): void => {
		if (keyMap === 'default') view.dispatch({ effects: keysPart.reconfigure([]) });
		else
			loadVim().then(
				(extension) => current.keyMap === 'vim' && view.dispatch({ effects: keysPart.reconfigure(extension) }),
				() => undefined,
			);
	};
	switchLanguage(language);
	switchKeys(settings);
	return {
		open(text, next) {
			view.setState(stateOf(text));
			switchLanguage(next);
			switchKeys(current);
		},
		replace: (text) => view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text }, selection: { anchor: 0 } }),
		configure(next) {
			current = next;
			view.dispatch({ effects: sizePart.reconfigure(sizes(next)) });
			switchKeys(next);
		},
		mark: (marks) =>
			view.dispatch(
				setDiagnostics(
					view.state,
					marks.flatMap((mark) => diagnosticOf(mark, view.state)),
				),
			),
		goTo(line) {
			const { from } = view.state.doc.line(Math.min(Math.max(line, 1), view.state.doc.lines));
			view.dispatch({ selection: { anchor: from }, effects: EditorView.scrollIntoView(from, { y: 'center' }) });
			view.focus();
		},
		destroy: () => view.destroy(),
	};
}

const fixed: Extension = [
	lineNumbers(),
	highlightActiveLine(),
	highlightActiveLineGutter(),
	drawSelection(),
	history(),
	indentOnInput(),
	bracketMatching(),
	closeBrackets(),
	autocompletion(),
	highlightSelectionMatches(),
	lintGutter(),
	EditorView.lineWrapping,
	EditorView.contentAttributes.of(LABEL),
	EditorState.phrases.of(phrases),
	keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...searchKeymap, ...historyKeymap, ...completionKeymap, indentWithTab]),
	editorLook,
];

const sizes = ({ fontSize, tabSize }: EditorSettings): Extension => [
	EditorState.tabSize.of(tabSize),
	indentUnit.of(' '.repeat(tabSize)),
	EditorView.theme({ '&': { fontSize: `${fontSize}px` } }),
];

/** A mark behind the end, as of an error "at end of input", stands on the last line. */
function diagnosticOf({ line, column, severity, message }: CompileMark, state: EditorState): Diagnostic[] {
	if (line < 1) return [];
	const { from, to } = state.doc.line(Math.min(line, state.doc.lines));
	const start = column === null ? from : Math.min(from + column - 1, to);
	return [{ from: start, to, severity, message }];
}
