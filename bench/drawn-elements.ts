/**
 * Scripts for the app's page that record rendered elements with their classes and styles, so that a bare page can render the same
 * (`bench/bare/drawn.tsx`). Strings, because the TypeScript transform may add helper names to functions.
 */
const DRAWN = `(node) => {
	if (node.nodeType === Node.TEXT_NODE) return node.data;
	const camel = (name) => name.startsWith('--') ? name : name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
	return {
		tag: node.tagName.toLowerCase(),
		className: node.getAttribute('class') ?? '',
		style: Object.fromEntries([...node.style].map((name) => [camel(name), node.style.getPropertyValue(name)])),
		...(node.colSpan > 1 && { colSpan: node.colSpan }),
		children: [...node.childNodes].filter(({ nodeType }) => nodeType !== Node.COMMENT_NODE).map(drawn),
	};
}`;
/** Addresses of style sheets, and the texts of those that are written into the page. */
const STYLES = `[...document.styleSheets].map(({ href, ownerNode }) => (href ? { href } : { text: ownerNode.textContent }))`;

export const drawnElement = (selector: string): string => `(() => {
	const drawn = ${DRAWN};
	return { styles: ${STYLES}, element: drawn([...document.querySelectorAll('${selector}')].find((each) => each.checkVisibility())) };
})()`;

/** Returns the rendered rows, their usual height, and their ancestors from the scroll container inwards, without content. */
export const drawnRows = (scroller: string, row: string): string => `(() => {
	const drawn = ${DRAWN};
	const around = document.querySelector('${scroller}');
	const rows = [...around.querySelectorAll('${row}')].filter((each) => each.childElementCount > 0);
	const frames = [];
	for (let each = rows[0].parentElement; each !== around.parentElement; each = each.parentElement) frames.unshift({ ...drawn(each), children: [] });
	const heights = rows.map((each) => each.offsetHeight).sort((a, b) => a - b);
	return { styles: ${STYLES}, frames, rows: rows.map(drawn), height: heights[heights.length >> 1] };
})()`;
