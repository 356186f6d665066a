import { useEffect, useEffectEvent, useState } from 'react';
import type { ComponentProps } from '#generated/component-props.ts';
import { formatTime } from '#src/lib/format-time.ts';
import { parseTime } from '#src/lib/parse-time.ts';
import { useCalls } from '#src/pages/use-calls.ts';
import { useDictionaries } from '#src/pages/use-dictionaries.ts';
import { useLinkTo } from '#src/pages/use-link.ts';
import { Badge } from '#src/ui/badge.tsx';
import { EmptyNotice } from '#src/ui/empty-notice.tsx';
import type { CaseResults, Judge, SubmissionInfo } from './api-types.ts';
import { CaseTiles } from './case-tiles.tsx';
import { ComparePrograms } from './compare-programs.tsx';
import { formatUse } from './format-use.ts';
import { ProgramText } from './program-text.tsx';
import { casesOf, followSubmission } from './run-programs.ts';
import { ShareSwitch } from './share-switch.tsx';
import styles from './submission-view.module.css';
import { isFinal, reasonOf, verdictLabel } from './verdicts.ts';

/** Details of one submission. The data is missing if the judge had to sign in again during the request. */
export function SubmissionView({ info, cases }: ComponentProps['features/judge#SubmissionView']) {
	return info?.submission ? <KnownSubmission info={info} cases={cases ?? null} /> : <EmptyNotice text="没有取到这次提交，请刷新后再看" />;
}

function KnownSubmission({ info, cases }: { info: SubmissionInfo; cases: CaseResults | null }) {
	const dictionaries = useDictionaries();
	const latest = useLatest(info.submission, cases);
	const { judge } = latest;
	const submitted = parseTime(judge.submitTime);
	const reason = reasonOf(judge);
	return (
		<div className={styles.view}>
			<section className={styles.card} aria-label="结果">
				<p className={styles.line} role="status">
					<Badge {...verdictLabel(judge.status, dictionaries)} />
					<span>{judge.language}</span>
					<span className={styles.faint}>{formatUse(judge)}</span>
					{typeof judge.score === 'number' && <span>{judge.score} 分</span>}
					{typeof judge.length === 'number' && <span className={styles.faint}>{judge.length} 字符</span>}
					{submitted && <span className={styles.faint}>{formatTime(submitted, 'YYYY-MM-DD HH:mm')}</span>}
					<ProblemLink judge={judge} />
				</p>
				{reason && <pre className={styles.log}>{reason}</pre>}
			</section>
			<section className={styles.card} aria-labelledby="cases">
				<h2 id="cases" className={styles.heading}>
					测试点
				</h2>
				{latest.cases && hasRun(latest.cases) ? <CaseTiles cases={latest.cases} /> : <EmptyNotice text={whyNoCases(latest)} />}
			</section>
			<section className={styles.card} aria-labelledby="program">
				<div className={styles.head}>
					<h2 id="program" className={styles.heading}>
						程序
					</h2>
					{info.codeShare && judge.code !== null && <ShareSwitch judge={judge} />}
				</div>
				{judge.code ? <ProgramText code={judge.code} language={judge.language ?? ''} /> : <EmptyNotice text="这份程序没有公开" />}
			</section>
			{judge.code && <ComparePrograms judge={judge} />}
		</div>
	);
}

interface Latest {
	judge: Judge;
	cases: CaseResults | null;
}

const hasRun = ({ judgeCaseList, subTaskJudgeCaseVoList }: CaseResults): boolean =>
	(judgeCaseList ?? subTaskJudgeCaseVoList ?? []).length > 0;

function whyNoCases({ judge, cases }: Latest): string {
	if (!isFinal(judge.status)) return '判完就能看到';
	return cases ? '程序没有运行，所以没有测试点' : '这道题不公开测试点';
}

function ProblemLink({ judge: { displayPid } }: { judge: Judge }) {
	const linkTo = useLinkTo();
	if (!displayPid) return null;
	return <a {...linkTo({ route: 'program', query: { problemId: displayPid } })}>回到题目 {displayPid}</a>;
}

function useLatest(judge: Judge, cases: CaseResults | null): Latest {
	const { call } = useCalls();
	const [followed, setFollowed] = useState<Latest | null>(null);
	const { submitId } = judge;
	const running = !isFinal((followed?.judge ?? judge).status);
	const follow = useEffectEvent(async (id: number, signal: AbortSignal) => {
		const end = await followSubmission(call, id, (next) => setFollowed({ judge: next, cases: null }), signal);
		if (end !== 'done') return;
		const found = await casesOf(call, id);
		setFollowed((before) => before && { ...before, cases: found });
	});
	useEffect(() => {
		if (!running || submitId === null) return;
		const asking = new AbortController();
		void follow(submitId, asking.signal);
		// `running` turns false before the cases arrive, so `follow` must ignore this abort after its last poll.
		return () => asking.abort();
	}, [running, submitId]);
	return followed ?? { judge, cases };
}
