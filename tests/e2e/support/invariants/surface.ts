/** What a user sees of a page: the controls and texts that are rendered, without those that only assistive technology gets. */
export interface Surface {
	/** The topmost modal dialog, or the whole page. */
	root: Element;
	isDialog: boolean;
	elements: readonly Element[];
	controls: readonly Element[];
	texts: readonly TextRun[];
}

/** The text of one text node. */
export interface TextRun {
	element: Element;
	node: Text;
	/** Of all its lines. */
	box: DOMRect;
}

/** The boxes of the lines of a text. */
export function linesOf({ node }: TextRun): readonly DOMRect[] {
	const range = document.createRange();
	range.selectNodeContents(node);
	return [...range.getClientRects()];
}

const CONTROL = [
	'a[href]',
	'button',
	'input:not([type="hidden"])',
	'select',
	'textarea',
	'summary',
	'[contenteditable="true"]',
	...['button', 'link', 'tab', 'menuitem', 'option', 'checkbox', 'radio', 'switch', 'slider', 'combobox'].map((role) => `[role="${role}"]`),
].join(',');

const WITHOUT_TEXT = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT', 'OPTION', 'TEXTAREA', 'TITLE', 'DESC', 'DATALIST']);

export const isControl = (element: Element): boolean => element.matches(CONTROL);

export function readSurface(document: Document): Surface {
	const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
	const root = dialog ?? document.body;
	const surface = { root, isDialog: dialog !== undefined, elements: [] as Element[], controls: [] as Element[], texts: [] as TextRun[] };
	const range = document.createRange();
	const visit = (element: Element, clear: boolean): void => {
		const style = getComputedStyle(element);
		// An element without a box of its own has its children's.
		if (style.display !== 'contents' && !element.checkVisibility()) return;
		if (style.contentVisibility === 'hidden' || isForReadersOnly(element, style)) return;
		const shown = style.visibility === 'visible';
		const seen = clear && style.opacity !== '0';
		const hasInk = style.color !== 'rgba(0, 0, 0, 0)';
		if (shown && style.display !== 'contents') {
			surface.elements.push(element);
			// A transparent control lies over what shows its state.
			if (isControl(element)) surface.controls.push(element);
		}
		for (const child of element.childNodes) {
			if (child instanceof Element) visit(child, seen);
			else if (child instanceof Text && shown && seen && hasInk && !WITHOUT_TEXT.has(element.tagName) && child.data.trim()) {
				range.selectNodeContents(child);
				const box = range.getBoundingClientRect();
				if (box.width > 0 && box.height > 0) surface.texts.push({ element, node: child, box });
			}
		}
	};
	visit(root, true);
	return surface;
}

/** Clipped to nothing, or put above the top of the document until it has the focus. */
function isForReadersOnly(element: Element, { position, clipPath, overflow }: CSSStyleDeclaration): boolean {
	if (clipPath.startsWith('inset(50%')) return true;
	if (position !== 'absolute' && position !== 'fixed') return false;
	const { width, height, bottom } = element.getBoundingClientRect();
	return (overflow !== 'visible' && width <= 1 && height <= 1) || (height > 0 && bottom + scrollY <= 0);
}
