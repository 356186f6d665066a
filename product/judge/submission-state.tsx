import { useSnapshot } from 'valtio/react';
import { useDictionaries } from '#src/pages/use-dictionaries.ts';
import { useLinkTo } from '#src/pages/use-link.ts';
import { Badge } from '#src/ui/badge.tsx';
import { EmptyNotice } from '#src/ui/empty-notice.tsx';
import { CaseTiles } from './case-tiles.tsx';
import { ErrorExplanation } from './error-explanation.tsx';
import { formatUse } from './format-use.ts';
import { GoToMark } from './go-to-mark.tsx';
import { NoResult } from './no-result.tsx';
import { SampleResults } from './sample-results.tsx';
import { adviceOf, isFinal, reasonOf, VERDICT, verdictLabel } from './verdicts.ts';
import styles from './workbench.module.css';
import type { Submission } from './workbench-core.ts';
import type { Workbench } from './workbench-store.ts';

export function SubmissionState({ workbench }: { workbench: Workbench }) {
	const dictionaries = useDictionaries();
	const linkTo = useLinkTo();
	const { phase, judge, cases } = useSnapshot(workbench.state).submission as Submission;
	if (phase === 'sending') return <p role="status">正在交给判题机…</p>;
	if (!judge) return <EmptyNotice text="还没有提交，按 F10 交程序" />;
	const label = verdictLabel(judge.status, dictionaries);
	const { submitId } = judge;
	const program = { language: judge.language ?? '', code: judge.code ?? '' };
	const reason = reasonOf(judge);
	// What a robot did not do is said beside its run.
	const advice = workbench.inWorlds && judge.status === VERDICT.wrongAnswer ? null : adviceOf(judge.status);
	return (
		<div className={styles.submission}>
			<p className={styles.trialHead} role="status">
				<Badge {...label} />
				<span className={styles.use}>{formatUse(judge)}</span>
				{typeof judge.score === 'number' && <span>{judge.score} 分</span>}
				{reason && <GoToMark log={reason} workbench={workbench} />}
				{judge.status === VERDICT.accepted && <strong className={styles.cheer}>太棒了，全部通过！</strong>}
			</p>
			{!isFinal(judge.status) && phase === 'judging' && (
				<p className={styles.note}>结果一出来就显示在这里，可以先去做别的，也可以改好了再交。</p>
			)}
			{(phase === 'late' || phase === 'failed') && <NoResult why={phase} onAsk={() => void workbench.follow()} />}
			{advice && <p className={styles.note}>{advice}</p>}
			{reason && <ErrorExplanation log={reason} {...program} />}
			{cases && <SampleResults cases={cases} {...program} workbench={workbench} />}
			{cases && <CaseTiles cases={cases} />}
			{phase === 'done' && !cases && judge.status !== VERDICT.accepted && !reason && <p className={styles.note}>这道题不公开测试点。</p>}
			{submitId !== null && (
				<p>
					<a {...linkTo({ route: 'submissionDetails', params: { id: String(submitId) } })}>查看提交 {submitId}</a>
				</p>
			)}
		</div>
	);
}
