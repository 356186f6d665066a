/** Thirty tabs and the list of the one that is shown, as React draws it when one only asks for it. */
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const TABS = Array.from({ length: 30 }, (_, tab) => tab);
const COLUMNS = [0, 1, 2, 3, 4];

function Tabs({ rows }: { rows: readonly (readonly string[])[] }) {
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
					{tab === shown && <List rows={rows} />}
				</div>
			))}
		</>
	);
}

function List({ rows }: { rows: readonly (readonly string[])[] }) {
	return (
		<table>
			<tbody>
				{rows.map((cells) => (
					<tr key={cells[0]}>
						{COLUMNS.map((column) => (
							<td key={column}>{cells[column]}</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}

const rows = (await (await fetch('rows.json')).json()) as string[][];
createRoot(document.body.appendChild(document.createElement('div'))).render(<Tabs rows={rows} />);
