import { BLOCKS, hasBlocks, pythonIn } from '#app/blocks/block-language.ts';
import { useBlockLines } from '#app/blocks/use-block-lines.ts';
import { EngineProgressBar } from '#app/programs/engine-progress.tsx';
import type { ComponentProps } from '#generated/component-props.ts';
import { formatTime } from '#src/lib/format-time.ts';
import { parseTime } from '#src/lib/parse-time.ts';
import { useDictionaries } from '#src/pages/use-dictionaries.ts';
import { useLinkTo } from '#src/pages/use-link.ts';
import { Badge } from '#src/ui/badge.tsx';
import { EmptyNotice } from '#src/ui/empty-notice.tsx';
import type { CaseResults, Judge, SubmissionInfo } from './api-types.ts';
import { CaseTiles } from './case-tiles.tsx';
import { ComparePrograms } from './compare-programs.tsx';
import { ErrorExplanation } from './error-explanation.tsx';
import { formatUse } from './format-use.ts';
import { NoResult } from './no-result.tsx';
import { ProgramText } from './program-text.tsx';
import { SampleResults } from './sample-results.tsx';
import { ShareSwitch } from './share-switch.tsx';
import styles from './submission-view.module.css';
import { type LatestResult, useLatestResult } from './use-latest-result.ts';
import { isFinal, reasonOf, verdictLabel } from './verdicts.ts';

/** Details of one submission. The data is missing if the judge had to sign in again during the request. */
export function SubmissionView({ info, cases }: ComponentProps['judge#SubmissionView']) {
	return info?.submission ? <KnownSubmission info={info} cases={cases ?? null} /> : <EmptyNotice text="没有取到这次提交，请刷新后再看" />;
}

function KnownSubmission({ info, cases }: { info: SubmissionInfo; cases: CaseResults | null }) {
	const dictionaries = useDictionaries();
	const latest = useLatestResult(info.submission, cases);
	const { judge, stopped } = latest;
	const program = { language: judge.language ?? '', code: judge.code ?? '' };
	// While they load, blocks are taken to mean their Python.
	const lines = useBlockLines(program.code);
	const isOfBlocks = hasBlocks(program.code) && lines !== null;
	const submitted = parseTime(judge.submitTime);
	const reason = reasonOf(judge);
	return (
		<div className={styles.view}>
			<div className={styles.column}>
				<section className={styles.card} aria-label="结果">
					<p className={styles.verdict} role="status">
						<Badge {...verdictLabel(judge.status, dictionaries)} />
						{typeof judge.score === 'number' && <strong className={styles.score}>{judge.score} 分</strong>}
					</p>
					<p className={styles.line}>
						<span>{isOfBlocks ? BLOCKS : judge.language}</span>
						<span className={styles.faint}>{formatUse(judge)}</span>
						{typeof judge.length === 'number' && (
							<span className={styles.faint}>{isOfBlocks ? pythonIn(program.code).length : judge.length} 字符</span>
						)}
						{submitted && <span className={styles.faint}>{formatTime(submitted, 'YYYY-MM-DD HH:mm')}</span>}
						<ProblemLink judge={judge} />
					</p>
					{reason && <ErrorExplanation log={reason} {...program} />}
					{!isFinal(judge.status) && <EngineProgressBar />}
					{stopped && <NoResult why={stopped} onAsk={latest.askAgain} />}
				</section>
				<Cases latest={latest} />
			</div>
			<div className={styles.column}>
				<section className={styles.card} aria-labelledby="program">
					<div className={styles.head}>
						<h2 id="program" className={styles.heading}>
							程序
						</h2>
						{info.codeShare && judge.code !== null && <ShareSwitch judge={judge} />}
					</div>
					{judge.code ? <ProgramText {...program} /> : <EmptyNotice text="这份程序没有公开" />}
				</section>
				{judge.code && <ComparePrograms judge={judge} />}
			</div>
		</div>
	);
}

function Cases({ latest }: { latest: LatestResult }) {
	const { judge, cases } = latest;
	const ran = cases !== null && hasRun(cases);
	// The error above has said why the program did not run.
	if (!ran && reasonOf(judge)) return null;
	return (
		<section className={styles.card} aria-labelledby="cases">
			<h2 id="cases" className={styles.heading}>
				测试点
			</h2>
			{ran ? (
				<div className={styles.groups}>
					<SampleResults cases={cases} language={judge.language ?? ''} code={judge.code ?? ''} />
					<CaseTiles cases={cases} />
				</div>
			) : (
				<p className="faint">{whyNoCases(latest)}</p>
			)}
		</section>
	);
}

function whyNoCases({ judge, cases }: LatestResult): string {
	if (!isFinal(judge.status)) return '判完就能看到';
	return cases ? '程序没有运行，所以没有测试点' : '这道题不公开测试点';
}

const hasRun = ({ judgeCaseList, subTaskJudgeCaseVoList }: CaseResults): boolean =>
	(judgeCaseList ?? subTaskJudgeCaseVoList ?? []).length > 0;

function ProblemLink({ judge: { displayPid } }: { judge: Judge }) {
	const linkTo = useLinkTo();
	if (!displayPid) return null;
	return <a {...linkTo({ route: 'program', query: { problemId: displayPid } })}>回到题目 {displayPid}</a>;
}
