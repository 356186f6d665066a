/** What helps while one writes. */
import {
	acceptCompletion,
	autocompletion,
	type CompletionContext,
	type CompletionResult,
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
import { KNOWN_WORDS } from './known-words.ts';
import { searchLook } from './search-look.ts';

/** One letter is soon written, and often a name of its own. */
const SHORTEST = 2;

/** Words of the language and of the program itself. Those languages that are read with a grammar find them by it. */
const words = (context: CompletionContext): CompletionResult | null => {
	const { state, pos, explicit } = context;
	// Nothing to wait for: all of it is at hand.
	const found = state.facet(language) instanceof LRLanguage ? null : (completeAnyWord(context) as CompletionResult | null);
	if (!found || (!explicit && pos - found.from < SHORTEST)) return null;
	const known = state.languageDataAt<readonly string[]>(KNOWN_WORDS, pos).flat();
	return { ...found, options: [...known.map((label) => ({ label })), ...found.options] };
};

/** Takes the first of the words that are offered, or the one that was chosen. */
const takeWord: Command = (view) => {
	if (completionStatus(view.state) !== 'active') return false;
	if (selectedCompletionIndex(view.state) === null) moveCompletionSelection(true)(view);
	return acceptCompletion(view);
};

export const editorTools: Extension = [
	closeBrackets(),
	// Nothing is chosen before one chooses: Enter goes on to the next line, whatever is offered.
	autocompletion({ selectOnOpen: false, interactionDelay: 0, icons: false }),
	EditorState.languageData.of(() => [{ autocomplete: words }]),
	highlightSelectionMatches(),
	searchLook,
	// Before the keys of the editor: one Backspace takes both brackets away.
	Prec.high(keymap.of([...closeBracketsKeymap, { key: 'Tab', run: takeWord }])),
	keymap.of([...searchKeymap, ...completionKeymap]),
];
