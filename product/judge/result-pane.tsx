import { useEffect, useId, useRef, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { EngineProgressBar } from '#app/programs/engine-progress.tsx';
import { WorldSelect } from '#app/robot/shown-world.tsx';
import { inputProblem } from './languages.ts';
import { SubmissionState } from './submission-state.tsx';
import { TabRow } from './tab-row.tsx';
import { TrialList } from './trial-list.tsx';
import styles from './workbench.module.css';
import type { Workbench } from './workbench-store.ts';

const TABS = { input: '自测输入', trials: '运行结果', submission: '提交结果' } as const;

type Tab = keyof typeof TABS;

/** Without the tab of the submission, if the host of the workbench shows its result. */
const APART = { input: TABS.input, trials: TABS.trials } as const;

function tabsOf({ apart, inWorlds }: Workbench): Partial<Record<Tab, string>> {
	const tabs = apart ? APART : TABS;
	return inWorlds ? { ...tabs, input: '世界' } : tabs;
}

export function ResultPane({ workbench }: { workbench: Workbench }) {
	const { testing, input, submission } = useSnapshot(workbench.state);
	const [tab, setTab] = useState<Tab>('input');
	const happening = submission.phase === 'sending' && !workbench.apart ? 'submission' : (testing && 'trials') || null;
	const [seen, setSeen] = useState<Tab | null>(happening);
	if (seen !== happening) {
		setSeen(happening);
		if (happening !== null) setTab(happening);
	}
	const takeInput = (text: string): void => {
		workbench.state.input = text;
	};
	const pane = useRef<HTMLElement>(null);
	// On a phone the pane is below the program.
	useEffect(() => {
		if (happening !== null) pane.current?.scrollIntoView({ block: 'nearest' });
	}, [happening]);
	return (
		<section ref={pane} className={styles.results} data-worlds={workbench.inWorlds || undefined} aria-label="输入与结果">
			<TabRow label="输入与结果" tabs={tabsOf(workbench)} chosen={tab} onChoose={setTab} />
			<div className={styles.scroller}>
				<EngineProgressBar />
				{tab === 'input' &&
					(workbench.inWorlds ? (
						<WorldSelect name={input} samples={workbench.examples.map((each) => each.input.trim())} onChoose={takeInput} />
					) : (
						<TestInput input={input} onType={takeInput} />
					))}
				{tab === 'trials' && <TrialList workbench={workbench} />}
				{tab === 'submission' && <SubmissionState workbench={workbench} />}
			</div>
		</section>
	);
}

function TestInput({ input, onType }: { input: string; onType: (text: string) => void }) {
	const id = useId();
	const problem = inputProblem(input);
	return (
		<div className={styles.testInput}>
			<p id={id} className={styles.inputProblem} role="alert">
				{problem}
			</p>
			<textarea
				className={styles.input}
				aria-label="自测输入"
				aria-invalid={problem !== null}
				aria-describedby={problem === null ? undefined : id}
				placeholder="程序会读到这里的内容"
				spellCheck={false}
				value={input}
				onChange={(event) => onType(event.target.value)}
			/>
		</div>
	);
}
