/** What helps while one writes. */
import {
	acceptCompletion,
	autocompletion,
	type CompletionSource,
	closeBrackets,
	closeBracketsKeymap,
	completeAnyWord,
	completionKeymap,
	completionStatus,
	moveCompletionSelection,
	selectedCompletionIndex,
} from '@codemirror/autocomplete';
import { LRLanguage, language } from '@codemirror/language';
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search';
import { EditorState, type Extension, Prec } from '@codemirror/state';
import { type Command, keymap } from '@codemirror/view';

/** Names of the program itself. Those languages that are read with a grammar find them better by it. */
const wordsOfProgram: CompletionSource = (context) =>
	context.state.facet(language) instanceof LRLanguage ? null : completeAnyWord(context);

/** Takes the first of the words that are offered, or the one that was chosen. */
const takeWord: Command = (view) => {
	if (completionStatus(view.state) !== 'active') return false;
	if (selectedCompletionIndex(view.state) === null) moveCompletionSelection(true)(view);
	return acceptCompletion(view);
};

export const editorTools: Extension = [
	closeBrackets(),
	// Nothing is chosen before one chooses: Enter goes on to the next line, whatever is offered.
	autocompletion({ selectOnOpen: false, icons: false }),
	EditorState.languageData.of(() => [{ autocomplete: wordsOfProgram }]),
	highlightSelectionMatches(),
	// Before the keys of the editor: one Backspace takes both brackets away.
	Prec.high(keymap.of([...closeBracketsKeymap, { key: 'Tab', run: takeWord }])),
	keymap.of([...searchKeymap, ...completionKeymap]),
];
