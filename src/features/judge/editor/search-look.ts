import { EditorView } from '@codemirror/view';

const edge = { border: '1px solid color-mix(in srgb, var(--code-faint) 50%, transparent)', borderRadius: '6px' };

/** The search panel with fields and buttons like those of the app. */
export const searchLook = EditorView.theme({
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
