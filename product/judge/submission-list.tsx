import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { formatTime } from '#src/lib/format-time.ts';
import { parseTime } from '#src/lib/parse-time.ts';
import { useCalls } from '#src/pages/use-calls.ts';
import { useDictionaries } from '#src/pages/use-dictionaries.ts';
import { useLinkTo } from '#src/pages/use-link.ts';
import { Badge } from '#src/ui/badge.tsx';
import { EmptyNotice } from '#src/ui/empty-notice.tsx';
import { ErrorNotice } from '#src/ui/error-notice.tsx';
import { Pagination } from '#src/ui/pagination.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import type { ProblemInfo, SubmissionPage, SubmissionRow } from './api-types.ts';
import { formatUse } from './format-use.ts';
import { verdictLabel } from './verdicts.ts';
import styles from './workbench.module.css';
import type { Workbench } from './workbench-store.ts';

const SIZE = 15;

export function SubmissionList({ info, workbench }: { info: ProblemInfo; workbench: Workbench }) {
	const { ended } = useSnapshot(workbench.state);
	const [page, setPage] = useState(1);
	const [attempt, setAttempt] = useState(0);
	const answer = useSubmissions(info.problem.problemId, page, `${ended} ${attempt}`);
	if (answer === 'failed') return <ErrorNotice message="提交记录没有取到" onRetry={() => setAttempt(attempt + 1)} />;
	if (answer === null) return <Skeleton shape="rows" />;
	if (answer.total === 0) return <EmptyNotice text="还没有提交过这道题" />;
	return (
		<>
			<table className={styles.list}>
				<thead>
					<tr>
						<th scope="col">编号</th>
						<th scope="col">结果</th>
						<th scope="col">语言</th>
						<th scope="col">用时 ·{'\u00a0'}内存</th>
						<th scope="col">时间</th>
					</tr>
				</thead>
				<tbody>
					{answer.records.map((row) => (
						<Row key={row.submitId} row={row} />
					))}
				</tbody>
			</table>
			<Pagination page={page} total={answer.total} pageCount={answer.pages} label="提交记录" onOpen={setPage} />
		</>
	);
}

function Row({ row }: { row: SubmissionRow }) {
	const dictionaries = useDictionaries();
	const linkTo = useLinkTo();
	return (
		<tr>
			<td>
				<a {...linkTo({ route: 'submissionDetails', params: { id: String(row.submitId) } })}>{row.submitId}</a>
			</td>
			<td>
				<Badge {...verdictLabel(row.status, dictionaries)} />
			</td>
			<td>{row.language}</td>
			<td>{formatUse(row) || '—'}</td>
			<td>
				<Moment row={row} />
			</td>
		</tr>
	);
}

/** Wraps only between date and time in a narrow column. */
function Moment({ row: { submitTime } }: { row: SubmissionRow }) {
	const time = parseTime(submitTime);
	if (!time) return '—';
	return (
		<>
			<span className={styles.whole}>{formatTime(time, 'MM-DD')}</span> <span className={styles.whole}>{formatTime(time, 'HH:mm')}</span>
		</>
	);
}

function useSubmissions(problemID: string, page: number, occasion: string): SubmissionPage | 'failed' | null {
	const { call } = useCalls();
	const [answer, setAnswer] = useState<SubmissionPage | 'failed' | null>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: a new `occasion` refetches
	useEffect(() => {
		const asking = new AbortController();
		const asked = { onlyMine: true, problemID, completeProblemID: true, limit: SIZE, currentPage: page };
		void call('judge.getSubmissionList', asked, { signal: asking.signal }).then((result) => {
			if (!asking.signal.aborted) setAnswer(result.ok ? result.data : 'failed');
		});
		return () => asking.abort();
	}, [call, problemID, page, occasion]);
	return answer;
}
