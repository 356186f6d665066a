import { type ReactNode, useState } from 'react';
import { judgedAs } from '#app/blocks/block-language.ts';
import { EngineProgressBar } from '#app/programs/engine-progress.tsx';
import { Ending } from '#app/programs/run-output.tsx';
import { RunView } from '#app/programs/run-view.tsx';
import { StepsButton } from '#app/programs/steps-button.tsx';
import { useWalk } from '#app/programs/use-walk.ts';
import { ShownWorld } from '#app/robot/shown-world.tsx';
import { useAccess } from '#src/pages/use-access.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { ErrorNotice } from '#src/ui/error-notice.tsx';
import { compareOutput } from './compare-output.ts';
import { ComparedOutput, PlainOutput } from './compared-output.tsx';
import { isDrawing } from './drawing-output.tsx';
import { explainPython } from './error-explanation.tsx';
import { familyOf } from './languages.ts';
import type { Example } from './parse-examples.ts';
import styles from './program-control.module.css';
import workbenchStyles from './workbench.module.css';

interface ProgramRunsProps {
	code: string;
	/** Name of the language; empty until one is chosen. */
	language: string;
	samples: readonly Example[];
	/** Names of the worlds in which the program drives a robot; empty for other programs. */
	worlds: readonly string[];
}

/** Runs of a program in the page: by itself and with the samples, or in worlds. */
export function ProgramRuns({ code, language, samples: given, worlds }: ProgramRunsProps) {
	const { features } = useAccess();
	// The program as it was when it was run. `count` makes each run anew.
	const [run, setRun] = useState({ count: 0, code: '', withSamples: false });
	if (!features.seeing || language === '') return null;
	if (familyOf(judgedAs(language)).editor !== 'python')
		return <p className="note">这里只能运行 Python 程序，{language} 的程序写好就可以交</p>;
	const start = (withSamples: boolean): void => setRun({ count: run.count + 1, code, withSamples });
	const isEmpty = code.trim() === '';
	if (worlds.length > 0) return <RunsInWorlds code={code} worlds={worlds} />;
	// A run in the page compares what is printed.
	const samples = given.filter(({ output }) => !isDrawing(output));
	return (
		<div className={styles.runs}>
			<div className="row">
				<Button label="运行" icon="play" resting={isEmpty} onPress={() => start(false)} />
				{samples.length > 0 && <Button label="运行全部样例" resting={isEmpty} onPress={() => start(true)} />}
				{!isEmpty && <StepsButton language="Python3" code={code} input="" expected={null} explain={explainPython} />}
			</div>
			{run.count > 0 && !run.withSamples && (
				<section key={run.count} aria-label="运行结果">
					<RunView code={run.code} explain={explainPython} />
				</section>
			)}
			{samples.map((sample, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: samples have no other identity
				<Sample key={`${index} ${run.count}`} title={`样例 ${index + 1}`}>
					<p className={workbenchStyles.note}>输入</p>
					<pre className={workbenchStyles.lines}>{sample.input}</pre>
					{run.withSamples ? (
						<SampleRun code={run.code} sample={sample} />
					) : (
						<>
							<p className={workbenchStyles.note}>应该的输出</p>
							<pre className={workbenchStyles.lines}>{sample.output}</pre>
						</>
					)}
				</Sample>
			))}
		</div>
	);
}

/** One button runs the program in all worlds. */
function RunsInWorlds({ code, worlds }: Pick<ProgramRunsProps, 'code' | 'worlds'>) {
	const [run, setRun] = useState({ count: 0, code: '' });
	const isEmpty = code.trim() === '';
	return (
		<div className={styles.runs}>
			<div className="row">
				<Button label="运行" icon="play" resting={isEmpty} onPress={() => setRun({ count: run.count + 1, code })} />
			</div>
			{worlds.map((world, index) => (
				<Sample key={`${world} ${run.count}`} title={worlds.length > 1 ? `世界 ${index + 1}` : '世界'}>
					{run.count === 0 ? <ShownWorld name={world} says="task" /> : <RunView code={run.code} world={world} explain={explainPython} />}
					{!isEmpty && (
						<div className="row">
							<StepsButton language="Python3" code={code} input="" world={world} expected={null} explain={explainPython} />
						</div>
					)}
				</Sample>
			))}
		</div>
	);
}

const Sample = ({ title, children }: { title: string; children: ReactNode }) => (
	// biome-ignore lint/a11y/useSemanticElements: a report may have several programs, so a sample is no landmark, and has no fields
	<div className={workbenchStyles.sample} role="group" aria-label={title}>
		<h3 className={workbenchStyles.heading}>{title}</h3>
		{children}
	</div>
);

function SampleRun({ code, sample: { input, output } }: { code: string; sample: Example }) {
	const { walk } = useWalk({ code, input, interactive: false });
	if (walk.state === 'failed') return <ErrorNotice compact message={walk.text} onRetry={walk.onRetry} />;
	if (walk.state === 'starting')
		return (
			<>
				<EngineProgressBar />
				<p role="status">正在运行…</p>
			</>
		);
	const { stdout, verdict } = walk.program.result;
	const isSame = verdict === 'OK' && compareOutput(stdout, output).same;
	return (
		<>
			<p className={workbenchStyles.trialHead} role="status">
				<Badge label={isSame ? '和样例一样' : '和样例不一样'} tone={isSame ? 'ok' : 'bad'} />
				{!isSame && <StepsButton language="Python3" code={code} input={input} expected={output} explain={explainPython} />}
			</p>
			{isSame && <PlainOutput text={stdout} />}
			{!isSame && verdict === 'OK' && <ComparedOutput actual={stdout} expected={output} />}
			{verdict !== 'OK' && <Ending program={walk.program} explain={(log) => explainPython(log, code)} />}
		</>
	);
}
