import { useEffect, useRef, useState } from 'react';
import type { TableBlock, TableExport } from '#generated/block-types.ts';
import * as texts from '#generated/messages/blocks/table/tools.ts';
import { toCsv } from '#src/lib/csv.ts';
import { downloadBlob } from '#src/lib/download-file.ts';
import { formatTime } from '#src/lib/format-time.ts';
import { usePage } from '#src/pages/page-context.tsx';
import { useCalls } from '#src/pages/use-calls.ts';
import { useClock } from '#src/pages/use-clock.ts';
import { useFeedback } from '#src/pages/use-feedback.ts';
import { Button } from '#src/ui/button.tsx';
import { csvLines, fileName } from './csv-lines.ts';
import { type FetchProgress, fetchRows } from './fetch-rows.ts';
import styles from './table-tools.module.css';
import type { TableToolsProps } from './table-tools-props.ts';

interface ExportButtonProps extends Pick<TableToolsProps, 'columns' | 'rows'> {
	block: TableBlock;
	options: TableExport;
}

const LIMIT = 1000;

/** Saves the rows as a CSV file. While pages are fetched it shows the progress and a button that stops it. */
export function ExportButton({ block, options, columns, rows }: ExportButtonProps) {
	const page = usePage();
	const { call } = useCalls();
	const { now } = useClock();
	const { message } = useFeedback();
	const [progress, setProgress] = useState<FetchProgress | null>(null);
	const stop = useRef<AbortController | null>(null);
	useEffect(() => () => stop.current?.abort(), []);
	const limit = options.limit ?? LIMIT;
	const { scope } = page;

	const collect = async () => {
		const { paged } = block.source;
		if (paged === undefined || !rows.paging || rows.paging.pageCount === 1) {
			const scopes = Array.from({ length: Math.min(rows.count, limit) }, (_, index) => rows.at(index).scope);
			return { scopes, total: rows.count };
		}
		stop.current = new AbortController();
		setProgress({ fetched: 0, total: rows.paging.total === null ? null : Math.min(rows.paging.total, limit) });
		const found = await fetchRows({ page, paged, limit, call, signal: stop.current.signal, onProgress: setProgress });
		setProgress(null);
		return found;
	};
	const save = async (): Promise<void> => {
		const found = await collect();
		if (!found) return;
		const text = toCsv(csvLines(columns, found.scopes, scope));
		const name = scope.text(options.name ?? block.label);
		const day = formatTime(new Date(now()), 'YYYY-MM-DD');
		downloadBlob(new Blob([text], { type: 'text/csv;charset=utf-8' }), fileName(name, day));
		const saved = found.scopes.length;
		if (found.total === null) message('warning', texts.exportedSome({ count: saved }));
		else if (saved < found.total) message('warning', texts.exportedFirst({ total: found.total, count: saved }));
		else message('success', texts.exported({ count: saved }));
	};
	return (
		<>
			<p className={styles.progress} role="status">
				{progress &&
					(progress.total === null
						? texts.fetchedSoFar({ count: progress.fetched })
						: texts.fetched({ count: progress.fetched, total: progress.total }))}
			</p>
			{progress && <Button kind="text" label={texts.stopExport} onPress={() => stop.current?.abort()} />}
			<Button label={texts.exportTable} icon="download" disabled={rows.count === 0} onPress={save} />
		</>
	);
}
