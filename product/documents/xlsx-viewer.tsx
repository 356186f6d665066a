import { useState } from 'react';
import { EmptyNotice } from '#src/ui/empty-notice.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { columnName } from './column-name.ts';
import styles from './documents.module.css';
import { FileContent, FirstPartNote } from './file-content.tsx';
import type { SheetReading } from './read/readings.ts';
import type { ViewerProps } from './viewer-props.ts';

export function XlsxViewer({ file, source }: ViewerProps) {
	return (
		<FileContent kind="xlsx" file={file} source={source}>
			{({ sheets }) => <Workbook sheets={sheets} downloadable={file.downloadable} />}
		</FileContent>
	);
}

function Workbook({ sheets, downloadable }: { sheets: readonly SheetReading[]; downloadable: boolean }) {
	const [chosen, setChosen] = useState(0);
	const sheet = sheets[chosen];
	if (!sheet) return <EmptyNotice text="表格里什么也没有" />;
	return (
		<>
			<fieldset className={styles.tools} aria-label="工作表">
				{sheets.map(({ name }, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: a damaged workbook repeats names, and the list is static
					<button key={index} type="button" className={styles.choice} aria-pressed={index === chosen} onClick={() => setChosen(index)}>
						{name}
					</button>
				))}
			</fieldset>
			<FirstPartNote shown={sheet.shown} downloadable={downloadable} />
			<Table {...sheet} />
		</>
	);
}

function Table({ name, columns, rows, shown }: SheetReading) {
	if (rows.length === 0) return shown === null ? <EmptyNotice text="这张工作表是空的" /> : null;
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable
		<section className={styles.sheet} aria-label={`工作表“${name}”`} tabIndex={0}>
			<table>
				<thead>
					<tr>
						<th>
							<VisuallyHidden>行号</VisuallyHidden>
						</th>
						{columns.map((column) => (
							<th key={column} scope="col">
								{columnName(column)}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map(({ number: row, cells }) => (
						<tr key={row}>
							<th scope="row">{row}</th>
							{cells.map(({ text, number }, index) => (
								<td key={columns[index]} data-number={number || undefined}>
									{text}
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}
