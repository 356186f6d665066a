import * as texts from '#generated/messages/blocks/form/steps.ts';
import { Icon } from '#src/ui/icons.tsx';
import type { FormStatus } from './form-view.ts';
import styles from './step-head.module.css';

interface StepHeadProps {
	status: Pick<FormStatus, 'steps' | 'step' | 'busy'>;
	review: boolean;
	onStep: (step: number) => void;
}

const REVIEW = { title: texts.review, note: texts.reviewNote };

export function StepHead({ status: { steps, step, busy }, review, onStep }: StepHeadProps) {
	const all = review ? [...steps, REVIEW] : steps;
	const current = all[step];
	return (
		<div className={styles.head}>
			<ol className={styles.steps} aria-label={texts.steps}>
				{all.map(({ title }, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: steps are identified by position
					<li key={index} className={styles.step} data-done={index < step || undefined} aria-current={index === step ? 'step' : undefined}>
						<span className={styles.number} aria-hidden="true">
							{index < step ? <Icon name="check" /> : index + 1}
						</span>
						{index < step ? (
							<button type="button" className={styles.back} data-tooltip="" disabled={busy} onClick={() => onStep(index)}>
								{title}
							</button>
						) : (
							<span className={styles.title}>{title}</span>
						)}
					</li>
				))}
			</ol>
			<h3 className={styles.heading} data-step-title="" tabIndex={-1}>
				<span className={styles.count}>{texts.step({ number: step + 1, count: all.length })}</span>
				{current?.title}
			</h3>
			{current?.note && <p className="faint">{current.note}</p>}
		</div>
	);
}
