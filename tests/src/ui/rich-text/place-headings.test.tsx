import { expect, test } from 'vitest';
import { placeHeadings } from '#src/ui/rich-text/place-headings.ts';

/** The headings of a text in a section with this heading of its own. */
function placed(own: string, content: string): string {
	document.body.innerHTML = `<section aria-labelledby="own">${own}<div class="rich">${content}</div></section>`;
	const text = document.querySelector<HTMLElement>('.rich');
	if (text) placeHeadings(text);
	return text?.innerHTML ?? '';
}

test.each([
	['below the page', '', '<h1>一</h1><h2>二</h2>', '<h2>一</h2><h3>二</h3>'],
	['below their section', '<h2 id="own">段</h2>', '<h1>一</h1><h2>二</h2><h1>三</h1>', '<h3>一</h3><h4>二</h4><h3>三</h3>'],
	['without a jump', '<h2 id="own">段</h2>', '<h3>一</h3><h6>二</h6><h4>三</h4>', '<h3>一</h3><h4>二</h4><h4>三</h4>'],
	['no lower than the last level', '<h5 id="own">段</h5>', '<h1>一</h1><h2>二</h2>', '<h6>一</h6><h6>二</h6>'],
	['with their texts and anchors', '', '<h1 title="a">甲 <em>乙</em></h1>', '<h2 title="a">甲 <em>乙</em></h2>'],
	['where they are right', '', '<h2>一</h2><p>文</p>', '<h2>一</h2><p>文</p>'],
])('headings of a text begin %s', (_how, own, content, headings) => {
	expect(placed(own, content)).toBe(headings);
});
