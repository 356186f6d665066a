/** A course tree as nested lists, all expanded. Renders all rows, without virtualisation. */
import { createRoot } from 'react-dom/client';
import { addStyles, type Drawn, type DrawnStyle, draw } from './drawn.tsx';

interface Node {
	id: string;
	children?: readonly Node[];
}

interface Answer {
	nodes: readonly Node[];
	styles: readonly DrawnStyle[];
	element: Drawn;
}

function Branch({ nodes, row }: { nodes: readonly Node[]; row: Drawn }) {
	return (
		<ul>
			{nodes.map((node) => (
				<li key={node.id}>
					{draw(row)}
					{node.children && <Branch nodes={node.children} row={row} />}
				</li>
			))}
		</ul>
	);
}

const { nodes, styles, element } = (await (await fetch('nodes.json')).json()) as Answer;
addStyles(styles);
createRoot(document.body.appendChild(document.createElement('div'))).render(
	<div data-tree="">
		<Branch nodes={nodes} row={{ ...element, tag: 'div' }} />
	</div>,
);
