/** A course's tree as nested lists of buttons: closed at first unless the address says `?open`, opened all at once, and searched. Everything that is open is in the document. */
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

interface Node {
	id: string;
	title: string;
	children?: readonly Node[];
}

const holds = ({ title, children = [] }: Node, word: string): boolean =>
	title.includes(word) || children.some((child) => holds(child, word));

function Tree({ nodes }: { nodes: readonly Node[] }) {
	const [open, setOpen] = useState(location.search === '?open');
	const [word, search] = useState('');
	return (
		<>
			<input type="search" value={word} onChange={({ target }) => search(target.value)} />
			<button type="button" onClick={() => setOpen(!open)}>
				全部展开
			</button>
			<div data-tree="">
				<Branch nodes={nodes} open={open || word !== ''} word={word} />
			</div>
		</>
	);
}

function Branch({ nodes, open, word }: { nodes: readonly Node[]; open: boolean; word: string }) {
	return (
		<ul>
			{nodes
				.filter((node) => holds(node, word))
				.map((node) => (
					<li key={node.id}>
						<button type="button">{node.title}</button>
						{open && node.children && <Branch nodes={node.children} open={open} word={word} />}
					</li>
				))}
		</ul>
	);
}

const nodes = (await (await fetch('nodes.json')).json()) as Node[];
createRoot(document.body.appendChild(document.createElement('div'))).render(<Tree nodes={nodes} />);
