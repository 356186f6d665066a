/**
 * A virtualised list of fixed row height that renders as many rows as the app. `?list=` names the file that describes them, `?count=` says
 * how many there are. `refresh()` renders them again with the answer in the file that `?answer=` names.
 */
import { type UIEvent, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { addStyles, type Drawn, type DrawnStyle, draw, drawAround } from './drawn.tsx';

interface List {
	styles: readonly DrawnStyle[];
	frames: readonly Drawn[];
	rows: readonly Drawn[];
	height: number;
}

const given = new URLSearchParams(location.search);
const COUNT = Number(given.get('count') ?? 10_000);
const read = async (name: string): Promise<unknown> => (await fetch(given.get(name) ?? '')).json();

function Rows({ frames: [scroller, ...inner], rows, height }: List) {
	const [first, setFirst] = useState(0);
	const [, setAnswer] = useState<unknown>(null);
	useEffect(() => {
		Object.assign(window, { refresh: async () => setAnswer(await read('answer')) });
	}, []);
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

const list = (await read('list')) as List;
addStyles(list.styles);
createRoot(document.body.appendChild(document.createElement('div'))).render(<Rows {...list} />);
