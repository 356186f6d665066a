import type { ComponentProps } from '#generated/component-props.ts';
import { usePageEnvironment } from '#src/pages/page-environment.tsx';
import { Badge } from '#src/ui/badge.tsx';
import { EmptyNotice } from '#src/ui/empty-notice.tsx';
import { stageFacts } from './entry-texts.ts';
import styles from './stage-list.module.css';

/** Stages in order, with the window for material, the review and the rule of promotion. */
export function StageList({ stages }: ComponentProps['features/competition#StageList']) {
	const dictionaries = usePageEnvironment().useDictionaries();
	if (stages.length === 0) return <EmptyNotice text="赛程还没有公布" />;
	return (
		<ol className={styles.stages} aria-label="阶段">
			{stages.map((stage) => {
				const item = dictionaries.find('stage_state', stage.state);
				return (
					<li key={stage.id} className={styles.stage} data-state={stage.state} aria-current={stage.state === 'open' ? 'step' : undefined}>
						<span className={styles.number} aria-hidden="true">
							{stage.order}
						</span>
						<h3 className={styles.name}>
							{stage.name}
							<Badge label={item?.label ?? stage.state} tone={item?.tone ?? 'mute'} />
						</h3>
						<dl className={styles.facts}>
							{stageFacts(stage).map(({ label, text }) => (
								<div key={label}>
									<dt>{label}</dt>
									<dd>{text}</dd>
								</div>
							))}
						</dl>
					</li>
				);
			})}
		</ol>
	);
}
