import { useSnapshot } from 'valtio/react';
import { useDictionaries } from '#src/pages/use-dictionaries.ts';
import { Badge, type Label } from '#src/ui/badge.tsx';
import { EmptyNotice } from '#src/ui/empty-notice.tsx';
import type { TestJudge } from './api-types.ts';
import { compareOutput } from './compare-output.ts';
import { ComparedOutput, PlainOutput } from './compared-output.tsx';
import { DrawingOutput, isDrawing } from './drawing-output.tsx';
import { ErrorExplanation } from './error-explanation.tsx';
import { formatUse } from './format-use.ts';
import { GoToMark } from './go-to-mark.tsx';
import { RobotOutput } from './robot-output.tsx';
import { SampleSteps } from './sample-steps.tsx';
import { adviceOf, VERDICT, verdictLabel } from './verdicts.ts';
import styles from './workbench.module.css';
import type { Trial } from './workbench-core.ts';
import type { Workbench } from './workbench-store.ts';

const PHASES: Readonly<Record<Exclude<Trial['phase'], 'done'>, Label>> = {
	queued: { label: '等着运行', tone: 'mute' },
	cooling: { label: '判题机要歇几秒', tone: 'mute' },
	running: { label: '运行中', tone: 'info' },
	late: { label: '一直没有等到结果', tone: 'warn' },
	failed: { label: '没有运行成', tone: 'bad' },
	'too-long': { label: '输入超过 1000 字符，判题机不收', tone: 'mute' },
};

export function TrialList({ workbench }: { workbench: Workbench }) {
	const { trials } = useSnapshot(workbench.state) as { trials: readonly Trial[] };
	if (trials.length === 0) return <EmptyNotice text="还没有运行过，按 F9 试一试" />;
	return (
		<ul className={styles.trials} aria-live="polite">
			{trials.map((trial) => (
				<li key={trial.title} className={styles.trial}>
					<TrialView trial={trial} workbench={workbench} />
				</li>
			))}
		</ul>
	);
}

function TrialView({ trial, workbench }: { trial: Trial; workbench: Workbench }) {
	const dictionaries = useDictionaries();
	const { title, phase, result, input, expected, language, code } = trial;
	if (phase !== 'done' || !result) {
		return (
			<p className={styles.trialHead}>
				<strong>{title}</strong>
				<Badge {...PHASES[phase === 'done' ? 'failed' : phase]} />
			</p>
		);
	}
	// For a wrong answer, the difference is the advice.
	const advice = result.status === VERDICT.wrongAnswer ? null : adviceOf(result.status);
	return (
		<>
			<p className={styles.trialHead}>
				<strong>{title}</strong>
				<Badge {...(expected === null && result.status === VERDICT.accepted ? RAN : verdictLabel(result.status, dictionaries))} />
				<span className={styles.use}>{formatUse(result)}</span>
				{result.stderr && <GoToMark log={result.stderr} workbench={workbench} />}
				{/* The student's own input has its button beside that which runs it. */}
				{expected !== null && result.status !== VERDICT.compileError && (
					<SampleSteps workbench={workbench} language={language} input={input} expected={expected} status={result.status} />
				)}
			</p>
			{advice && <p className={styles.note}>{advice}</p>}
			{result.stderr && <ErrorExplanation log={result.stderr} language={language} code={code} />}
			{result.status !== VERDICT.compileError && (
				<TrialOutput result={result} expected={expected} world={workbench.inWorlds ? input : null} />
			)}
		</>
	);
}

interface TrialOutputProps {
	result: TestJudge;
	expected: string | null;
	/** Names the world of a robot; null for other problems. */
	world: string | null;
}

function TrialOutput({ result, expected, world }: TrialOutputProps) {
	const output = result.userOutput ?? '';
	if (world !== null) {
		return (
			<>
				<RobotOutput world={world} judged={result.robot} />
				{output !== '' && <PlainOutput text={output} />}
			</>
		);
	}
	if (result.drawing || (expected !== null && isDrawing(expected))) {
		return (
			<>
				<DrawingOutput expected={expected} judged={result.drawing} />
				{output !== '' && <PlainOutput text={output} />}
			</>
		);
	}
	const comparison = expected === null ? null : compareOutput(output, expected);
	// The judge may reject trailing whitespace, which this comparison ignores.
	const forgiven = result.status === VERDICT.wrongAnswer && comparison?.same;
	return (
		<>
			{result.problemJudgeMode && result.problemJudgeMode !== 'default' && (
				<p className={styles.note}>这道题由专门的程序判分，输出与样例不同也可能是对的。</p>
			)}
			{forgiven && <p className={styles.note}>除了行尾空白，输出与样例相同。</p>}
			{expected !== null && !comparison?.same ? <ComparedOutput actual={output} expected={expected} /> : <PlainOutput text={output} />}
		</>
	);
}

const RAN: Label = { label: '运行完成', tone: 'ok' };
