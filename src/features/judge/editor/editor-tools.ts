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
import { type Command, EditorView, keymap } from '@codemirror/view';
import { KNOWN_WORDS } from './known-words.ts';

const edge = { border: '1px solid color-mix(in srgb, var(--code-faint) 50%, transparent)', borderRadius: '6px' };

/** The search panel with fields and buttons like those of the app. */
const searchLook = EditorView.theme({
	'.cm-panel.cm-search': { padding: '8px 36px 8px 10px', fontFamily: 'inherit' },
	'.cm-panel.cm-search :is(input, button, label)': { margin: '4px 6px 4px 0', fontSize: '13px' },
	'.cm-panel.cm-search .cm-textfield': { ...edge, padding: '4px 8px', backgroundColor: 'var(--code-ground)', color: 'var(--code-text)' },
	'.cm-panel.cm-search .cm-button': {
		...edge,
		padding: '4px 10px',
		background: 'var(--code-ground)',
		color: 'var(--code-text)',
		cursor: 'pointer',
	},
	'.cm-panel.cm-search .cm-button:hover': { background: 'var(--code-line)' },
	'.cm-panel.cm-search [name=close]': { top: '6px', right: '10px', fontSize: '20px', color: 'var(--code-text)' },
	'.cm-panel.cm-search :is(input, button):focus-visible': { outline: '2px solid rgb(var(--primary-6))' },
});

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
