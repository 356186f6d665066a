/** A course tree as nested lists with expand-all and search; expanded at first with `?open`. Renders all rows, without virtualisation. */
import { createContext, use, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { addStyles, type Drawn, type DrawnStyle, draw } from './drawn.tsx';

interface Node {
	id: string;
	title: string;
	children?: readonly Node[];
}

interface Answer {
	nodes: readonly Node[];
	styles: readonly DrawnStyle[];
	element: Drawn;
}

const holds = ({ title, children = [] }: Node, word: string): boolean =>
	title.includes(word) || children.some((child) => holds(child, word));

const Row = createContext<Drawn | null>(null);

function Tree({ nodes, element }: Answer) {
	const [open, setOpen] = useState(location.search === '?open');
	const [word, search] = useState('');
	return (
		<Row value={{ ...element, tag: 'div' }}>
			<input type="search" value={word} onChange={({ target }) => search(target.value)} />
			<button type="button" onClick={() => setOpen(!open)}>
				全部展开
			</button>
			<div data-tree="">
				<Branch nodes={nodes} open={open || word !== ''} word={word} />
			</div>
		</Row>
	);
}

function Branch({ nodes, open, word }: { nodes: readonly Node[]; open: boolean; word: string }) {
	const row = use(Row);
	return (
		<ul>
			{nodes
				.filter((node) => holds(node, word))
				.map((node) => (
					<li key={node.id}>
						{row && draw(row)}
						{open && node.children && <Branch nodes={node.children} open={open} word={word} />}
					</li>
				))}
		</ul>
	);
}

const answer = (await (await fetch('nodes.json')).json()) as Answer;
addStyles(answer.styles);
createRoot(document.body.appendChild(document.createElement('div'))).render(<Tree {...answer} />);
