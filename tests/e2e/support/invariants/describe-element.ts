const ROLES: Readonly<Record<string, string>> = {
	A: 'link',
	BUTTON: 'button',
	SELECT: 'combobox',
	TEXTAREA: 'textbox',
	SUMMARY: 'button',
	NAV: 'navigation',
	IMG: 'img',
	TABLE: 'table',
	TH: 'columnheader',
	UL: 'list',
	LI: 'listitem',
	DIALOG: 'dialog',
};
const ROLES_OF_INPUTS: Readonly<Record<string, string>> = { checkbox: 'checkbox', radio: 'radio', range: 'slider', search: 'searchbox' };

function roleOf(element: Element): string {
	const explicit = element.getAttribute('role');
	if (explicit) return explicit;
	if (/^H[1-6]$/.test(element.tagName)) return 'heading';
	if (element instanceof HTMLInputElement) return ROLES_OF_INPUTS[element.type] ?? 'textbox';
	return ROLES[element.tagName] ?? 'text';
}

/** The accessible name, as far as its usual sources go. */
export function nameOf(element: Element): string {
	const labels = (element.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean);
	const byIds = labels.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
	const ofField = 'labels' in element ? [...((element.labels as NodeListOf<HTMLElement> | null) ?? [])].map(textOf).join(' ') : '';
	const sources = [byIds, element.getAttribute('aria-label'), ofField, element.getAttribute('alt'), textOf(element)];
	const last = [element.getAttribute('title'), element.getAttribute('placeholder'), element.getAttribute('value')];
	return [...sources, ...last].map((text) => text?.trim() ?? '').find(Boolean) ?? '';
}

/** The text of an element and of the pictures in it. */
function textOf(element: Element): string {
	const pictures = [...element.querySelectorAll('img[alt], [aria-label]')].map(
		(each) => each.getAttribute('alt') ?? each.getAttribute('aria-label') ?? '',
	);
	const titles = [...element.querySelectorAll('svg > title')].map((each) => each.textContent ?? '');
	return [element.textContent ?? '', ...pictures, ...titles].join(' ');
}

const LONGEST_NAME = 24;
const shorten = (text: string): string => (text.length > LONGEST_NAME ? `${text.slice(0, LONGEST_NAME)}…` : text);

/** Without ids of `useId`, which change. */
const stepOf = (element: Element): string =>
	element.tagName.toLowerCase() +
	(element.id
		? `#${element.id}`
		: [...element.classList]
				.slice(0, 2)
				.map((name) => `.${name}`)
				.join(''));

/** Role, accessible name and a short selector, such as `button “保存” (form > button.primary)`. */
export function describeElement(element: Element): string {
	if (element === document.documentElement || element === document.body) return 'the page';
	const parent = element.parentElement;
	const name = shorten(nameOf(element).replace(/\s+/g, ' '));
	return `${roleOf(element)} “${name}” (${parent && parent !== document.body ? `${stepOf(parent)} > ` : ''}${stepOf(element)})`;
}
