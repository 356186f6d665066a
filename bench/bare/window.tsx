/**
 * The rows of a long list that are in sight, of one height and with as many cells as `?cells=` says: the least that a list can draw while it is
 * scrolled.
 */
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const HEIGHT = 36;
const IN_SIGHT = 25;

function Rows({ count, cells }: { count: number; cells: number }) {
	const [first, setFirst] = useState(0);
	return (
		<section
			aria-label="很多行"
			style={{ height: '80vh', overflow: 'auto' }}
			onScroll={({ currentTarget }) => setFirst(Math.floor(currentTarget.scrollTop / HEIGHT))}
		>
			<div style={{ height: count * HEIGHT, position: 'relative' }}>
				{Array.from({ length: Math.min(IN_SIGHT, count - first) }, (_, index) => first + index).map((row) => (
					<div key={row} style={{ position: 'absolute', top: row * HEIGHT, height: HEIGHT, display: 'flex', gap: 8 }}>
						{Array.from({ length: cells }, (_, cell) => cell).map((cell) => (
							<span key={cell} style={{ width: 120 }}>{`内容 ${row * 31 + cell * 17}`}</span>
						))}
					</div>
				))}
			</div>
		</section>
	);
}

const asked = new URLSearchParams(location.search);
createRoot(document.body.appendChild(document.createElement('div'))).render(
	<Rows count={Number(asked.get('count'))} cells={Number(asked.get('cells'))} />,
);
