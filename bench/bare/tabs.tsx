/** Thirty tabs; React renders the table of the active tab from scratch, with the same elements and styles as the app. */
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { addStyles, type Drawn, type DrawnStyle, draw } from './drawn.tsx';

const TABS = Array.from({ length: 30 }, (_, tab) => tab);

function Tabs({ table }: { table: Drawn }) {
	const [shown, show] = useState(0);
	return (
		<>
			<div role="tablist">
				{TABS.map((tab) => (
					<button key={tab} id={`tab${tab}`} type="button" role="tab" aria-selected={tab === shown} onClick={() => show(tab)}>
						{`表 ${tab}`}
					</button>
				))}
			</div>
			{TABS.map((tab) => (
				<div key={tab} role="tabpanel" aria-labelledby={`tab${tab}`} hidden={tab !== shown}>
					{tab === shown && draw(table)}
				</div>
			))}
		</>
	);
}

const { styles, element } = (await (await fetch('table.json')).json()) as { styles: readonly DrawnStyle[]; element: Drawn };
addStyles(styles);
createRoot(document.body.appendChild(document.createElement('div'))).render(<Tabs table={element} />);
