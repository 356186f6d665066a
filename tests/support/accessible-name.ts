/** ARIA roles and accessible names, as far as our screens need the rules. */

const IMPLICIT: readonly (readonly [selector: string, role: string])[] = [
	['a[href]', 'link'],
	['button', 'button'],
	['select', 'combobox'],
	['option', 'option'],
	['textarea', 'textbox'],
	['input[type=checkbox]', 'checkbox'],
	['input[type=radio]', 'radio'],
	['input[type=number]', 'spinbutton'],
	['input[type=search]', 'searchbox'],
	['input', 'textbox'],
	['h1, h2, h3, h4, h5, h6', 'heading'],
	['table', 'table'],
	['tr', 'row'],
	['th', 'columnheader'],
	['td', 'cell'],
	['nav', 'navigation'],
	['ul, ol', 'list'],
	['li', 'listitem'],
	['form', 'form'],
	['fieldset', 'group'],
	['img', 'img'],
	['search', 'search'],
	['section[aria-label], section[aria-labelledby]', 'region'],
	['aside', 'complementary'],
	['dialog', 'dialog'],
	['figure', 'figure'],
];

export function roleOf(element: Element): string | null {
	return element.getAttribute('role') ?? IMPLICIT.find(([selector]) => element.matches(selector))?.[1] ?? null;
}

export function nameOf(element: Element): string {
	return (labelledBy(element) ?? element.getAttribute('aria-label') ?? ownName(element)).trim();
}

function labelledBy(element: Element): string | null {
	const ids = element.getAttribute('aria-labelledby')?.split(' ');
	return ids ? ids.map((id) => textOf(element.ownerDocument.getElementById(id))).join(' ') : null;
}

function ownName(element: Element): string {
	if (element.matches('input, select, textarea')) {
		const label =
			element.closest('label') ?? [...element.ownerDocument.querySelectorAll('label')].find((each) => each.htmlFor === element.id);
		return textOf(label ?? null) || (element.getAttribute('placeholder') ?? '');
	}
	if (element.matches('img')) return element.getAttribute('alt') ?? '';
	if (element.matches('table, fieldset')) return textOf(element.querySelector('caption, legend'));
	return textOf(element);
}

function textOf(element: Element | null): string {
	if (!element || element.getAttribute('aria-hidden') === 'true') return '';
	return [...element.childNodes]
		.map((node) => (node.nodeType === 1 ? textOf(node as Element) : node.nodeType === 3 ? (node.textContent ?? '') : ''))
		.join('')
		.replace(/\s+/g, ' ');
}

export const isHidden = (element: Element): boolean => element.closest('[aria-hidden="true"], [hidden], dialog:not([open])') !== null;
