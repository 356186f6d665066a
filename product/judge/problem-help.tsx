import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import type { DataOf } from '#generated/api/operations.ts';
import { useCalls } from '#src/pages/use-calls.ts';
import { Button } from '#src/ui/button.tsx';
import { ErrorNotice } from '#src/ui/error-notice.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { ProgramText } from './program-text.tsx';
import styles from './workbench.module.css';
import type { Workbench } from './workbench-store.ts';

type Help = DataOf<'main.problemHelp'>;

/** Hints in steps, and the solution, each once it is open. Asks again after each submission that ended. */
export function ProblemHelp({ problemId, workbench }: { problemId: string; workbench: Workbench }) {
	const { call } = useCalls();
	const { ended } = useSnapshot(workbench.state);
	const [help, setHelp] = useState<Help | 'failed' | null>(null);
	const [attempt, setAttempt] = useState(0);
	// biome-ignore lint/correctness/useExhaustiveDependencies: a submission that ended may open more
	useEffect(() => {
		const asking = new AbortController();
		void call('main.problemHelp', { problemId }, { signal: asking.signal }).then((result) => {
			if (!asking.signal.aborted) setHelp(result.ok ? result.data : 'failed');
		});
		return () => asking.abort();
	}, [call, problemId, ended, attempt]);
	if (help === null) return <Skeleton shape="rows" />;
	if (help === 'failed') return <ErrorNotice message="提示与题解没有取到" onRetry={() => setAttempt(attempt + 1)} />;
	const take = async (): Promise<void> => {
		const outcome = await call('main.problemHintTake', { problemId, no: help.hints.length + 1 });
		if (outcome.ok) setHelp(outcome.data);
	};
	return (
		<>
			<Hints help={help} onTake={take} />
			<Solution help={help} />
		</>
	);
}

function Hints({ help: { hints, hintCount, hintsClosed }, onTake }: { help: Help; onTake: () => Promise<void> }) {
	const left = hintCount - hints.length;
	return (
		<section aria-labelledby="hints">
			<h2 id="hints" className={styles.heading}>
				提示{hintCount > 0 && `（看过 ${hints.length} / ${hintCount} 条）`}
			</h2>
			<div role="status">
				{hints.length > 0 && (
					<ol className={styles.hints}>
						{hints.map((hint) => (
							<li key={hint}>{hint}</li>
						))}
					</ol>
				)}
			</div>
			{hintsClosed !== null && <p className={styles.note}>{hintsClosed}</p>}
			{hintsClosed === null && hintCount === 0 && <p className={styles.note}>这道题没有提示</p>}
			{hintsClosed === null && left > 0 && (
				<Button
					label={hints.length === 0 ? '给我一点提示' : `再来一条提示（还有 ${left} 条）`}
					kind="text"
					icon="question"
					onPress={onTake}
				/>
			)}
		</section>
	);
}

function Solution({ help: { solution, solutionClosed } }: { help: Help }) {
	return (
		<section aria-labelledby="solution">
			<h2 id="solution" className={styles.heading}>
				题解
			</h2>
			{solutionClosed !== null && <p className={styles.note}>{solutionClosed}</p>}
			{solutionClosed === null && !solution && <p className={styles.note}>这道题还没有题解</p>}
			{solution && (
				<details>
					<summary>看题解</summary>
					<p>{solution.idea}</p>
					{solution.program && <ProgramText code={solution.program} language={solution.language ?? ''} />}
				</details>
			)}
		</section>
	);
}
