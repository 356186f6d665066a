/** A virtualised list of fixed row height that renders as many rows as the app. `?list=` names the file that describes them. */
import { type UIEvent, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { addStyles, type Drawn, draw, drawAround } from './drawn.tsx';

interface List {
	styles: readonly string[];
	frames: readonly Drawn[];
	rows: readonly Drawn[];
	height: number;
}

const COUNT = 10_000;

function Rows({ frames: [scroller, ...inner], rows, height }: List) {
	const [first, setFirst] = useState(0);
	const shown = Array.from({ length: Math.min(rows.length, COUNT - first) }, (_, index) => first + index);
	const gap = (key: string, count: number) =>
		drawAround({ ...(rows[0] as Drawn), className: '', style: { height: count * height, display: 'block' } }, null, { key });
	const content = [
		gap('before', first),
		...shown.map((row) => draw(rows[row % rows.length] as Drawn, row)),
		gap('after', COUNT - first - shown.length),
	];
	const framed = inner.reduceRight<React.ReactNode>((within, frame) => drawAround(frame, within), content);
	return drawAround(scroller as Drawn, framed, {
		id: 'scroller',
		style: { ...scroller?.style, height: '80vh', overflow: 'auto' },
		onScroll: ({ currentTarget }: UIEvent) =>
			setFirst(Math.min(COUNT - rows.length, Math.max(0, Math.floor(currentTarget.scrollTop / height) - 3))),
	});
}

const list = (await (await fetch(new URLSearchParams(location.search).get('list') ?? '')).json()) as List;
addStyles(list.styles);
createRoot(document.body.appendChild(document.createElement('div'))).render(<Rows {...list} />);
