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
import { COMPLETION_WORDS, MODULE_WORDS, type ModuleWords } from './completion-words.ts';

const edge = { border: '1px solid color-mix(in srgb, var(--code-faint) 50%, transparent)', borderRadius: '6px' };

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

/** Completing a single letter saves no typing, and such names are common. */
const SHORTEST = 2;

/** Completes language keywords and words of the document. Languages with a grammar bring their own completion. */
const words = (context: CompletionContext): CompletionResult | null => {
	const { state, pos, explicit } = context;
	// Cast: `completeAnyWord` is synchronous here.
	const found = state.facet(language) instanceof LRLanguage ? null : (completeAnyWord(context) as CompletionResult | null);
	if (!found || (!explicit && pos - found.from < SHORTEST)) return null;
	const libraryNames = state.languageDataAt<readonly string[]>(COMPLETION_WORDS, pos).flat();
	// The same two letters elsewhere in the program complete nothing.
	const written = found.options.filter(({ label }) => label !== state.sliceDoc(found.from, pos));
	const known = [...libraryNames, ...importedNames(state, pos)];
	return { ...found, options: [...known.map((label) => ({ label })), ...written] };
};

/** Words of the modules that the program imports. */
function importedNames(state: EditorState, pos: number): string[] {
	const text = state.doc.toString();
	const isImported = (module: string): boolean => new RegExp(`^\\s*(from|import)\\s+${module}\\b`, 'm').test(text);
	return state
		.languageDataAt<ModuleWords>(MODULE_WORDS, pos)
		.flatMap((modules) => Object.entries(modules))
		.flatMap(([module, names]) => (isImported(module) ? names : []));
}

const takeWord: Command = (view) => {
	if (completionStatus(view.state) !== 'active') return false;
	if (selectedCompletionIndex(view.state) === null) moveCompletionSelection(true)(view);
	return acceptCompletion(view);
};

export const editorTools: Extension = [
	closeBrackets(),
	// Nothing is preselected, so Enter inserts a line break while completions are shown.
	autocompletion({ selectOnOpen: false, interactionDelay: 0, icons: false }),
	EditorState.languageData.of(() => [{ autocomplete: words }]),
	highlightSelectionMatches(),
	searchLook,
	// Takes precedence over the default keymap: Backspace deletes both brackets of an empty pair.
	Prec.high(keymap.of([...closeBracketsKeymap, { key: 'Tab', run: takeWord }])),
	keymap.of([...searchKeymap, ...completionKeymap]),
];
