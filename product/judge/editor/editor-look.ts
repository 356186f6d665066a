/** Theme of the editor. Colours are CSS variables, so it needs no variant for dark mode. */
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const look = EditorView.theme({
	'&': { height: '100%', color: 'var(--code-text)', backgroundColor: 'var(--code-ground)' },
	'&.cm-focused': { outline: 'none' },
	// Isolates layout inside the editor; popups are rendered outside of the scroller.
	'.cm-scroller': { contain: 'strict', fontFamily: 'var(--font-family-mono)', lineHeight: '1.6' },
	'.cm-content': { caretColor: 'var(--code-text)' },
	'.cm-cursor': { borderLeftColor: 'var(--code-text)' },
	'.cm-gutters': { backgroundColor: 'var(--code-ground)', color: 'var(--code-faint)', border: 'none' },
	// The editor makes it sticky for scrolling sideways, in the style of the element.
	'@media print': { '.cm-gutters': { position: 'static !important' } },
	// Transparent, because a drawn selection, such as Vim's, lies below the line.
	'.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'color-mix(in srgb, var(--code-text) 5%, transparent)' },
	'.cm-line::selection, .cm-line ::selection': { backgroundColor: 'var(--code-selection)' },
	'.cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground': {
		background: 'var(--code-selection)',
	},
	'.cm-tooltip, .cm-panels': { backgroundColor: 'var(--code-line)', color: 'var(--code-text)', border: '1px solid var(--color-border-2)' },
	'.cm-tooltip.cm-tooltip-autocomplete': { borderRadius: '6px', overflow: 'hidden', boxShadow: 'var(--shadow2-center)' },
	'.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'var(--font-family-mono)', fontSize: '13px', minWidth: '180px' },
	'.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '3px 10px', lineHeight: '1.5' },
	'.cm-completionMatchedText': { textDecoration: 'none', fontWeight: '700' },
});

const colours = HighlightStyle.define([
	{ tag: [tags.keyword, tags.operatorKeyword, tags.modifier], color: 'var(--code-keyword)' },
	{ tag: [tags.string, tags.character, tags.regexp], color: 'var(--code-string)' },
	{ tag: [tags.number, tags.bool, tags.null, tags.atom], color: 'var(--code-number)' },
	{ tag: [tags.comment], color: 'var(--code-faint)', fontStyle: 'italic' },
	{ tag: [tags.typeName, tags.className, tags.standard(tags.name)], color: 'var(--code-type)' },
	{ tag: [tags.function(tags.variableName), tags.function(tags.propertyName)], color: 'var(--code-name)' },
	{ tag: [tags.processingInstruction, tags.meta], color: 'var(--code-number)' },
]);

export const editorLook = [look, syntaxHighlighting(colours, { fallback: true })];
