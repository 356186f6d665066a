import type { CaseResults, JudgeCase } from './api-types.ts';
import { ComparedOutput } from './compared-output.tsx';
import { DrawingOutput, isDrawing } from './drawing-output.tsx';
import { ErrorExplanation } from './error-explanation.tsx';
import { GoToMark } from './go-to-mark.tsx';
import { failedSamples } from './sample-cases.ts';
import { SampleSteps } from './sample-steps.tsx';
import { VERDICT } from './verdicts.ts';
import styles from './workbench.module.css';
import type { Workbench } from './workbench-store.ts';

export interface FailedSamplesProps {
	cases: CaseResults;
	language: string;
	code: string;
	/** Absent where the program cannot be edited. */
	workbench?: Workbench;
}

/** The public cases that failed: input, expected output and the program's own. A judge without our extension names no case as public. */
export function FailedSamples({ cases, ...rest }: FailedSamplesProps) {
	return failedSamples(cases).map((each) => <FailedSample key={each.seq} {...rest} failed={each} />);
}

const COMPARED: readonly number[] = [VERDICT.wrongAnswer, VERDICT.presentationError];

function FailedSample({
	failed: { seq, status, sample, userOutput },
	language,
	code,
	workbench,
}: Omit<FailedSamplesProps, 'cases'> & { failed: JudgeCase }) {
	if (!sample) return null;
	const { input, expected, output, drawing } = sample;
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
			<p className={styles.note}>输入</p>
			<pre className={styles.lines}>{input}</pre>
			{isDrawing(expected) ? (
				<DrawingOutput expected={expected} judged={drawing} />
			) : (
				<SampleOutput actual={COMPARED.includes(status) ? output : null} expected={expected} />
			)}
		</section>
	);
}

function SampleOutput({ actual, expected }: { actual: string | null; expected: string }) {
	if (actual !== null) return <ComparedOutput actual={actual} expected={expected} />;
	return (
		<>
			<p className={styles.note}>应该的输出</p>
			<pre className={styles.lines}>{expected}</pre>
		</>
	);
}
