import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/** Inserts text as if it had been typed, so bracket closing and Vim mode apply. */
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

/** Autocorrections, such as two spaces to a full stop, replace a range. */
const replaces = (event: InputEvent): boolean => event.getTargetRanges().some(({ collapsed }) => !collapsed);

/**
 * Inserts a plain keystroke before the browser does, which takes half the time of reading the change back from the DOM. The browser
 * still handles IME input, autocorrection, input over a selection and virtual keyboards, which rely on the DOM.
 */
export const typeDirectly: Extension = matchMedia('(pointer: coarse)').matches ? [] : typing;
