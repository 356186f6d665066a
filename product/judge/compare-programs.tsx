import { useEffect, useId, useState } from 'react';
import { pythonIn } from '#app/blocks/block-language.ts';
import { classNames } from '#src/lib/class-names.ts';
import { fetchCode } from '#src/lib/fetch-code.ts';
import { useCalls } from '#src/pages/use-calls.ts';
import { useDictionaries } from '#src/pages/use-dictionaries.ts';
import { EmptyNotice } from '#src/ui/empty-notice.tsx';
import type { Judge, SubmissionRow } from './api-types.ts';
import type { ProgramLine } from './program-changes.ts';
import styles from './submission-view.module.css';
import { verdictLabel } from './verdicts.ts';

export function ComparePrograms({ judge }: { judge: Judge }) {
	const dictionaries = useDictionaries();
	const others = useOthers(judge);
	const [chosen, setChosen] = useState('');
	const lines = useChanges(chosen, judge.code ?? '');
	const id = useId();
	if (others.length === 0) return null;
	return (
		<section className={styles.card} aria-labelledby={`${id}-heading`}>
			<h2 id={`${id}-heading`} className={styles.heading}>
				与另一次提交比较
			</h2>
			<p className={styles.line}>
				<label htmlFor={id}>比较对象</label>
				<select id={id} className={styles.select} value={chosen} onChange={(event) => setChosen(event.target.value)}>
					<option value="">请选择</option>
					{others.map((row) => (
						<option key={row.submitId} value={row.submitId}>
							{row.submitId} · {verdictLabel(row.status, dictionaries).label} · {row.language}
						</option>
					))}
				</select>
			</p>
			{lines && <Changes lines={lines} />}
		</section>
	);
}

function Changes({ lines }: { lines: readonly ProgramLine[] }) {
	if (lines.every(({ change }) => change === 'same')) return <EmptyNotice text="两次的程序一模一样" />;
	return (
		<ol className={styles.changes} aria-label="不同之处">
			{lines.map(({ key, change, text }) => (
				<li key={key} className={classNames(styles.change, styles[change])}>
					<span className={styles.sign}>{SIGNS[change]}</span>
					{text}
				</li>
			))}
		</ol>
	);
}

const SIGNS = { same: ' ', added: '+', removed: '−' } as const;

function useOthers({ displayPid, submitId }: Judge): readonly SubmissionRow[] {
	const { call } = useCalls();
	const [rows, setRows] = useState<readonly SubmissionRow[]>([]);
	useEffect(() => {
		if (!displayPid) return;
		const asking = new AbortController();
		const asked = { onlyMine: true, problemID: displayPid, completeProblemID: true, limit: 30, currentPage: 1 };
		void call('judge.getSubmissionList', asked, { signal: asking.signal }).then((result) => {
			if (result.ok) setRows(result.data.records.filter((row) => row.submitId !== submitId));
		});
		return () => asking.abort();
	}, [call, displayPid, submitId]);
	return rows;
}

function useChanges(other: string, code: string): readonly ProgramLine[] | null {
	const { call } = useCalls();
	const [lines, setLines] = useState<readonly ProgramLine[] | null>(null);
	useEffect(() => {
		setLines(null);
		if (other === '') return;
		const asking = new AbortController();
		const compare = async (): Promise<void> => {
			const [result, { programChanges }] = await Promise.all([
				call('judge.getSubmissionDetail', { submitId: Number(other) }, { signal: asking.signal }),
				fetchCode(() => import('./program-changes.ts')),
			]);
			if (result.ok && !asking.signal.aborted) setLines(programChanges(pythonIn(result.data.submission.code ?? ''), pythonIn(code)));
		};
		compare().catch(() => undefined);
		return () => asking.abort();
	}, [call, other, code]);
	return lines;
}
