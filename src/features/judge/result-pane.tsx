import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { EngineProgressBar } from './engine-progress.tsx';
import { SubmissionState } from './submission-state.tsx';
import { TabRow } from './tab-row.tsx';
import { TrialList } from './trial-list.tsx';
import styles from './workbench.module.css';
import type { Workbench } from './workbench-store.ts';

const TABS = { input: '自测输入', trials: '运行结果', submission: '提交结果' } as const;

type Tab = keyof typeof TABS;

export function ResultPane({ workbench }: { workbench: Workbench }) {
	const { testing, input, submission } = useSnapshot(workbench.state);
	const [tab, setTab] = useState<Tab>('input');
	const happening = submission.phase === 'sending' ? 'submission' : (testing && 'trials') || null;
	const [seen, setSeen] = useState<Tab | null>(happening);
	if (seen !== happening) {
		setSeen(happening);
		if (happening !== null) setTab(happening);
	}
	const pane = useRef<HTMLElement>(null);
	// On a phone the pane is below the program.
	useEffect(() => {
		if (happening !== null) pane.current?.scrollIntoView({ block: 'nearest' });
	}, [happening]);
	return (
		<section ref={pane} className={styles.results} aria-label="输入与结果">
			<TabRow label="输入与结果" tabs={TABS} chosen={tab} onChoose={setTab} />
			<div className={styles.scroller}>
				<EngineProgressBar />
				{tab === 'input' && (
					<textarea
						className={styles.input}
						aria-label="自测输入"
						placeholder="程序会读到这里的内容"
						spellCheck={false}
						value={input}
						onChange={(event) => {
							workbench.state.input = event.target.value;
						}}
					/>
				)}
				{tab === 'trials' && <TrialList workbench={workbench} />}
				{tab === 'submission' && <SubmissionState workbench={workbench} />}
			</div>
		</section>
	);
}
