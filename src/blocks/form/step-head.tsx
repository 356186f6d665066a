import { Icon } from '#src/ui/icons.tsx';
import type { FormStatus } from './form-view.ts';
import styles from './step-head.module.css';

interface StepHeadProps {
	status: Pick<FormStatus, 'steps' | 'step' | 'busy'>;
	review: boolean;
	onStep: (step: number) => void;
}

const REVIEW = { title: '核对', note: '看看有没有填错，确认后再提交。' };

export function StepHead({ status: { steps, step, busy }, review, onStep }: StepHeadProps) {
	const all = review ? [...steps, REVIEW] : steps;
	const current = all[step];
	return (
		<div className={styles.head}>
			<ol className={styles.steps} aria-label="步骤">
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
				<span className={styles.count}>
					第 {step + 1} 步，共 {all.length} 步
				</span>
				{current?.title}
			</h3>
			{current?.note && <p className="faint">{current.note}</p>}
		</div>
	);
}
