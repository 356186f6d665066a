import { useEffect, useRef, useState } from 'react';
import { isPython, StepsButton } from '#app/programs/steps-button.tsx';
import { useStepsSeen } from '#app/programs/use-steps-seen.ts';
import { useAccess } from '#src/pages/use-access.ts';
import { Button } from '#src/ui/button.tsx';
import { explainPython } from './error-explanation.tsx';
import { runOf } from './robot-output.tsx';
import { VERDICT } from './verdicts.ts';
import styles from './workbench.module.css';
import type { Workbench } from './workbench-store.ts';

interface SampleStepsProps {
	workbench: Workbench;
	/** That of the run, as the judge names it. */
	language: string;
	input: string;
	expected: string;
	/** The verdict of the sample. */
	status: number;
}

/** The steps of the program with a sample. Papers and competitions have none. */
export const SampleSteps = (props: SampleStepsProps) => !props.workbench.apart && <InvitingSteps {...props} />;

/** A newcomer is invited to look at the steps at the first wrong answer, once. */
function InvitingSteps({ workbench, language, input, expected, status }: SampleStepsProps) {
	const { features } = useAccess();
	const [invited, close] = useInvitation(features.seeing && isPython(language) && status === VERDICT.wrongAnswer);
	const place = useRef<HTMLSpanElement>(null);
	return (
		<span ref={place} className={invited ? styles.invitation : undefined}>
			{invited && <strong>第一次答错了？一步一步看看程序是怎么跑的</strong>}
			<StepsButton
				language={language}
				code={workbench.state.code}
				{...runOf({ input, output: expected }, workbench.inWorlds)}
				explain={explainPython}
			/>
			{invited && (
				<Button
					label="知道了"
					kind="text"
					onPress={() => {
						// This button, which has the focus, goes away.
						place.current?.querySelector('button')?.focus();
						close();
					}}
				/>
			)}
		</span>
	);
}

/** Of several wrong samples, the first one to ask is the one that invites. */
function useInvitation(isDue: boolean): [invited: boolean, close: () => void] {
	const seen = useStepsSeen();
	const [invited, setInvited] = useState(false);
	useEffect(() => {
		if (!isDue || seen.isSeen()) return;
		seen.mark();
		setInvited(true);
	}, [isDue, seen]);
	return [invited, () => setInvited(false)];
}
