import { useState } from 'react';
import readWorkbook, { type Sheet } from 'read-excel-file/universal';
import { EmptyNotice } from '#src/ui/empty-notice.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import styles from './documents.module.css';
import { FileContent } from './file-content.tsx';
import { type SheetTable, toTable } from './sheet-table.ts';
import type { ViewerProps } from './viewer-props.ts';

export function XlsxViewer({ source }: ViewerProps) {
	return (
		<FileContent source={source} parse={readSheets}>
			{(sheets) => <Workbook sheets={sheets} />}
		</FileContent>
	);
}

const readSheets = (bytes: Uint8Array<ArrayBuffer>): Promise<Sheet[]> => readWorkbook(bytes.buffer);

function Workbook({ sheets }: { sheets: readonly Sheet[] }) {
	const [chosen, setChosen] = useState(0);
	const sheet = sheets[chosen];
	if (!sheet) return <EmptyNotice text="表格里什么也没有" />;
	return (
		<>
			<fieldset className={styles.tools} aria-label="工作表">
				{sheets.map(({ sheet: name }, index) => (
					<button key={name} type="button" className={styles.choice} aria-pressed={index === chosen} onClick={() => setChosen(index)}>
						{name}
					</button>
				))}
			</fieldset>
			<Table name={sheet.sheet} table={toTable(sheet.data)} />
		</>
	);
}

function Table({ name, table: { columns, rows, rest } }: { name: string; table: SheetTable }) {
	if (rows.length === 0) return <EmptyNotice text="这张工作表是空的" />;
	return (
		<>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable */}
			<section className={styles.sheet} aria-label={`工作表“${name}”`} tabIndex={0}>
				<table>
					<thead>
						<tr>
							<th>
								<VisuallyHidden>行号</VisuallyHidden>
							</th>
							{columns.map((letters) => (
								<th key={letters} scope="col">
									{letters}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{rows.map((cells, row) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: rows are identified by their number
							<tr key={row}>
								<th scope="row">{row + 1}</th>
								{cells.map(({ text, number }, column) => (
									<td key={columns[column]} data-number={number || undefined}>
										{text}
									</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
			</section>
			{rest > 0 && <p className="note">还有 {rest} 行没有显示，请下载后查看</p>}
		</>
	);
}
