/** Headings of a text begin one level below the heading of the section around it, and skip no level on their way down. */
export function placeHeadings(text: HTMLElement): void {
	const headings = [...text.querySelectorAll('h1, h2, h3, h4, h5, h6')];
	const highest = Math.min(...headings.map(levelOf));
	const first = levelAround(text) + 1;
	let before = first - 1;
	for (const heading of headings) {
		before = Math.min(levelOf(heading) - highest + first, before + 1, LOWEST);
		if (before !== levelOf(heading)) heading.replaceWith(copyAs(before, heading));
	}
}

const LOWEST = 6;
const PAGE = 1;

const levelOf = (heading: Element): number => Number(heading.tagName.charAt(1));

/** The level of the heading that names the nearest section, or that of the page. */
function levelAround(text: Element): number {
	const section = text.parentElement?.closest('[aria-labelledby]');
	if (!section) return PAGE;
	const heading = text.ownerDocument.getElementById(section.getAttribute('aria-labelledby') ?? '');
	return heading && /^H[1-6]$/.test(heading.tagName) ? levelOf(heading) : levelAround(section);
}

function copyAs(level: number, heading: Element): Element {
	const copy = heading.ownerDocument.createElement(`h${level}`);
	for (const { name, value } of heading.attributes) copy.setAttribute(name, value);
	copy.append(...heading.childNodes);
	return copy;
}
