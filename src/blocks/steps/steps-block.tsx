import type { BlockProps } from '#src/pages/page-definition.ts';
import { useScope } from '#src/pages/use-scope.ts';
import { EmptyNotice } from '#src/ui/empty-notice.tsx';
import { Icon } from '#src/ui/icons.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { readSteps, type Step } from './read-steps.ts';
import type { StepState } from './step-states.ts';
import styles from './steps-block.module.css';

const WORDS: Readonly<Record<StepState, string>> = { done: '已完成', current: '进行中', waiting: '未开始', failed: '未通过' };

export function StepsBlock({ block }: BlockProps<'steps'>) {
	const scope = useScope();
	const steps = readSteps(block, scope);
	if (steps.length === 0) return <EmptyNotice text={scope.text(block.empty)} />;
	return (
		<div className={styles.place}>
			<ol className={styles.steps} data-direction={block.direction ?? 'horizontal'} aria-label={scope.text(block.label)}>
				{steps.map((step, index) => (
					<Stage key={step.key} step={step} number={index + 1} />
				))}
			</ol>
		</div>
	);
}

function Stage({ step: { title, note, state }, number }: { step: Step; number: number }) {
	return (
		<li className={styles.step} data-state={state} aria-current={state === 'current' || state === 'failed' ? 'step' : undefined}>
			<span className={styles.mark} aria-hidden="true">
				<Sign state={state} number={number} />
			</span>
			<span className={styles.texts}>
				<span className={styles.title}>{title}</span>
				<VisuallyHidden>，{WORDS[state]}</VisuallyHidden>
				{note && <span className={styles.note}>{note}</span>}
			</span>
		</li>
	);
}

function Sign({ state, number }: { state: StepState; number: number }) {
	if (state === 'done') return <Icon name="check" />;
	return state === 'failed' ? <Icon name="close" /> : number;
}
