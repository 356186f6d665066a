import { useDictionaries } from '#src/pages/use-dictionaries.ts';
import { Badge } from '#src/ui/badge.tsx';
import type { CaseResults, JudgeCase } from './api-types.ts';
import { ComparedOutput, PlainOutput } from './compared-output.tsx';
import { DrawingOutput, isDrawing } from './drawing-output.tsx';
import { ErrorExplanation } from './error-explanation.tsx';
import { GoToMark } from './go-to-mark.tsx';
import { RobotOutput } from './robot-output.tsx';
import { drivenSamples, failedSamples } from './sample-cases.ts';
import { SampleSteps } from './sample-steps.tsx';
import { VERDICT, verdictLabel } from './verdicts.ts';
import styles from './workbench.module.css';
import type { Workbench } from './workbench-store.ts';

export interface SampleResultsProps {
	cases: CaseResults;
	language: string;
	code: string;
	/** Absent where the program cannot be edited. */
	workbench?: Workbench;
}

/**
 * The public cases that failed: input, expected output and the program's own. Then those in which a robot succeeded, to watch it. A judge without
 * our extension names no case as public.
 */
export function SampleResults({ cases, ...rest }: SampleResultsProps) {
	return [...failedSamples(cases), ...drivenSamples(cases)].map((each) => <SampleResult key={each.seq} {...rest} judged={each} />);
}

const COMPARED: readonly number[] = [VERDICT.wrongAnswer, VERDICT.presentationError];

function SampleResult({
	judged: { seq, status, score, sample, userOutput },
	language,
	code,
	workbench,
}: Omit<SampleResultsProps, 'cases'> & { judged: JudgeCase }) {
	const dictionaries = useDictionaries();
	if (!sample) return null;
	const { input, expected, output, robot } = sample;
	const title = `测试点 ${seq}（公开的样例）`;
	return (
		<section className={styles.sample} aria-label={title}>
			<h3 className={styles.heading}>{title}</h3>
			{status === VERDICT.runtimeError && userOutput && (
				<>
					{workbench && <GoToMark log={userOutput} workbench={workbench} />}
					<ErrorExplanation log={userOutput} language={language} code={code} />
				</>
			)}
			{workbench && <SampleSteps workbench={workbench} language={language} input={input} expected={expected} status={status} />}
			{robot || workbench?.inWorlds ? (
				<>
					<p className={styles.trialHead}>
						<Badge {...verdictLabel(status, dictionaries)} />
						{typeof score === 'number' && <span>{score} 分</span>}
					</p>
					<RobotOutput world={input} judged={robot} />
					{output && <PlainOutput text={output} />}
				</>
			) : (
				<SampleTexts sample={sample} status={status} />
			)}
		</section>
	);
}

interface SampleTextsProps {
	sample: NonNullable<JudgeCase['sample']>;
	status: number;
}

const SampleTexts = ({ sample: { input, expected, output, drawing }, status }: SampleTextsProps) => (
	<>
		<p className={styles.note}>输入</p>
		<pre className={styles.lines}>{input}</pre>
		{isDrawing(expected) ? (
			<DrawingOutput expected={expected} judged={drawing} />
		) : (
			<SampleOutput actual={COMPARED.includes(status) ? output : null} expected={expected} />
		)}
	</>
);

function SampleOutput({ actual, expected }: { actual: string | null; expected: string }) {
	if (actual !== null) return <ComparedOutput actual={actual} expected={expected} />;
	return (
		<>
			<p className={styles.note}>应该的输出</p>
			<pre className={styles.lines}>{expected}</pre>
		</>
	);
}
