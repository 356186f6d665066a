/**
 * These run in the app's page and say how it has drawn something: elements with classes and styles, for a bare page to draw the same (`bench/bare/
 * drawn.tsx`). As text, because what compiles this file may weave names of its own into functions.
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
const STYLES = `[...document.styleSheets].flatMap(({ href }) => href ?? [])`;

/** The first visible element of the selector. */
export const drawnElement = (selector: string): string => `(() => {
	const drawn = ${DRAWN};
	return { styles: ${STYLES}, element: drawn([...document.querySelectorAll('${selector}')].find((each) => each.checkVisibility())) };
})()`;

/** The rows of a list that are drawn now, their usual height, and the elements around them from the scrolling one inwards, without their content. */
export const drawnRows = (scroller: string, row: string): string => `(() => {
	const drawn = ${DRAWN};
	const around = document.querySelector('${scroller}');
	const rows = [...around.querySelectorAll('${row}')].filter((each) => each.childElementCount > 0);
	const frames = [];
	for (let each = rows[0].parentElement; each !== around.parentElement; each = each.parentElement) frames.unshift({ ...drawn(each), children: [] });
	const heights = rows.map((each) => each.offsetHeight).sort((a, b) => a - b);
	return { styles: ${STYLES}, frames, rows: rows.map(drawn), height: heights[heights.length >> 1] };
})()`;
