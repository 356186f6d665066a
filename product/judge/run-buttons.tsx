import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { DrawButton } from '#app/programs/draw-button.tsx';
import { isPython, StepsButton } from '#app/programs/steps-button.tsx';
import { Button } from '#src/ui/button.tsx';
import { explainPython } from './error-explanation.tsx';
import { runOf } from './robot-output.tsx';
import styles from './workbench.module.css';
import type { Workbench } from './workbench-store.ts';

export function RunButtons({ workbench }: { workbench: Workbench }) {
	const { language, code, input, testing, testAgainAt, submitAgainAt, submission } = useSnapshot(workbench.state);
	const testPause = useSecondsUntil(testAgainAt);
	const submitPause = useSecondsUntil(submitAgainAt);
	return (
		<div className={styles.runButtons}>
			<Button
				label={paused('运行自测', testing ? 0 : testPause)}
				icon="play"
				resting={testing || testPause > 0}
				onPress={() => void workbench.runInput()}
			/>
			{workbench.examples.length > 0 && <Button label="运行全部样例" resting={testing} onPress={() => void workbench.runExamples()} />}
			{isPython(language) && <DrawButton code={code} explain={explainPython} />}
			{!workbench.apart && code.trim() !== '' && (
				<StepsButton
					language={language}
					code={code}
					{...runOf({ input, output: '' }, workbench.inWorlds)}
					expected={null}
					explain={explainPython}
				/>
			)}
			{testing && <Button label="停止" kind="text" onPress={workbench.stopTesting} />}
			{workbench.submits && (
				<span className={styles.handIn}>
					<Button
						label={paused('提交', submitPause)}
						kind="primary"
						icon="upload"
						busy={submission.phase === 'sending'}
						resting={submitPause > 0}
						onPress={() => void workbench.submit()}
					/>
				</span>
			)}
		</div>
	);
}

const paused = (label: string, seconds: number): string => (seconds > 0 ? `${label}（${seconds} 秒）` : label);

/** Whole seconds until a time of `performance.now()`; re-renders until it is reached. */
function useSecondsUntil(moment: number): number {
	const left = (): number => Math.max(0, Math.ceil((moment - performance.now()) / 1000));
	const [, draw] = useState(0);
	useEffect(() => {
		if (moment <= performance.now()) return;
		const timer = setInterval(() => {
			draw((count) => count + 1);
			if (moment <= performance.now()) clearInterval(timer);
		}, 250);
		return () => clearInterval(timer);
	}, [moment]);
	return left();
}
