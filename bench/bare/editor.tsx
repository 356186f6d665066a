/** CodeMirror without React, with the extensions that the app's editor uses and C++ highlighting. */
import { autocompletion, closeBrackets, completeAnyWord } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { bracketMatching, defaultHighlightStyle, indentOnInput, StreamLanguage, syntaxHighlighting } from '@codemirror/language';
import { cpp } from '@codemirror/legacy-modes/mode/clike';
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search';
import { EditorState } from '@codemirror/state';
import { EditorView, highlightActiveLine, highlightActiveLineGutter, keymap, lineNumbers } from '@codemirror/view';

new EditorView({
	parent: document.body,
	doc: '#include <iostream>\nint main() { return 0; }\n',
	extensions: [
		lineNumbers(),
		highlightActiveLine(),
		highlightActiveLineGutter(),
		history(),
		indentOnInput(),
		bracketMatching(),
		closeBrackets(),
		autocompletion(),
		EditorState.languageData.of(() => [{ autocomplete: completeAnyWord }]),
		highlightSelectionMatches(),
		EditorView.lineWrapping,
		EditorView.theme({ '&': { height: '70vh' }, '.cm-scroller': { overflow: 'auto' } }),
		keymap.of([...defaultKeymap, ...historyKeymap, ...searchKeymap, indentWithTab]),
		StreamLanguage.define(cpp),
		syntaxHighlighting(defaultHighlightStyle),
	],
});
