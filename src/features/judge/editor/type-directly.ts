import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/** As if it had been typed, with brackets that close by themselves and the keys of Vim. */
export function typeText(view: EditorView, text: string): void {
	const { from, to } = view.state.selection.main;
	const insert = () => view.state.update(view.state.replaceSelection(text), { userEvent: 'input.type', scrollIntoView: true });
	const taken = view.state.facet(EditorView.inputHandler).some((handle) => handle(view, from, to, text, insert));
	if (!taken) view.dispatch(insert());
}

const typing = EditorView.domEventHandlers({
	beforeinput(event, view) {
		const { data, inputType } = event;
		const { main, ranges } = view.state.selection;
		const plain = inputType === 'insertText' && data?.length === 1 && event.cancelable && !event.isComposing && !view.composing;
		if (!plain || !main.empty || ranges.length > 1 || replaces(event)) return false;
		typeText(view, data);
		return true;
	},
});

/** As two blanks become a full stop, or a letter gets its accent. */
const replaces = (event: InputEvent): boolean => event.getTargetRanges().some(({ collapsed }) => !collapsed);

/**
 * Puts a character that was typed into the text before the browser does, which takes half the time of letting it edit the page and reading
 * from the page what it did. Everything but a plain key goes the browser's way: input methods, words that are put right, text over a
 * selection, and keyboards on the screen, which keep an eye on the page.
 */
export const typeDirectly: Extension = matchMedia('(pointer: coarse)').matches ? [] : typing;
