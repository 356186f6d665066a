/** What helps while one writes. */
import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search';
import { type Extension, Prec } from '@codemirror/state';
import { keymap } from '@codemirror/view';

export const editorTools: Extension = [
	closeBrackets(),
	autocompletion(),
	highlightSelectionMatches(),
	// Before the keys of the editor: one Backspace takes both brackets away.
	Prec.high(keymap.of(closeBracketsKeymap)),
	keymap.of([...searchKeymap, ...completionKeymap]),
];
