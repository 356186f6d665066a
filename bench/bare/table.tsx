/** Renders all rows and columns of the response at once. */
import { createRoot } from 'react-dom/client';

type Row = Readonly<Record<string, string | number>>;

function Table({ rows }: { rows: readonly Row[] }) {
	return (
		<table>
			<tbody>
				{rows.map((row) => (
					<tr key={row.id}>
						{Object.entries(row).map(([field, value]) => (
							<td key={field}>{value}</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}

const { data } = (await (await fetch(`/long-api/rows${location.search}`)).json()) as { data: Row[] };
createRoot(document.body.appendChild(document.createElement('div'))).render(<Table rows={data} />);
