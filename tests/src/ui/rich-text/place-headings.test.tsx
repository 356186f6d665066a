import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RichText } from '#src/ui/rich-text/rich-text.tsx';
import { render } from '#tests/support/render.tsx';

const headings = (root: ParentNode): string[] =>
	[...root.querySelectorAll('.rich :is(h1, h2, h3, h4, h5, h6)')].map(({ tagName }) => tagName);

test.each([
	['below the page', <div key="page" />, '<h1>一</h1><h2>二</h2>', ['H2', 'H3']],
	[
		'below the heading of its section',
		<h2 key="section" id="own">
			段
		</h2>,
		'<h1>一</h1><h2>二</h2><h1>三</h1>',
		['H3', 'H4', 'H3'],
	],
	[
		'without a jump',
		<h2 key="section" id="own">
			段
		</h2>,
		'<h3>一</h3><h6>二</h6><h4>三</h4>',
		['H3', 'H4', 'H4'],
	],
	[
		'no lower than the last level',
		<h5 key="section" id="own">
			段
		</h5>,
		'<h1>一</h1><h2>二</h2>',
		['H6', 'H6'],
	],
])('headings of a text begin %s', async (_how, own, content, levels) => {
	const screen = await render(
		<section aria-labelledby="own">
			{own}
			<div className="rich">
				<RichText content={content} format="html" />
			</div>
		</section>,
	);
	await waitFor(() => expect(headings(screen.container)).toEqual(levels));
});

test('a heading keeps its text and its anchor', async () => {
	const screen = await render(<RichText content={'<h1 title="a">甲 <em>乙</em></h1>'} format="html" />);
	await waitFor(() => expect(screen.container.querySelector('h2[title="a"] em')?.textContent).toBe('乙'));
});
