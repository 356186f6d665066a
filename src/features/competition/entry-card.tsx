import type { ComponentProps } from '#generated/component-props.ts';
import { usePageEnvironment } from '#src/pages/page-environment.tsx';
import { Badge } from '#src/ui/badge.tsx';
import styles from './entry-card.module.css';
import { timeText } from './entry-texts.ts';

/** The registration of the student and what has happened to it; the page places buttons below. */
export function EntryCard({ mine, children }: ComponentProps['features/competition#EntryCard']) {
	const { state, registration } = mine;
	const item = usePageEnvironment().useDictionaries().find('reg_state', state);
	return (
		<div className={styles.entry}>
			{registration ? (
				<p className={styles.state}>
					<Badge label={item?.label ?? state} tone={item?.tone ?? 'mute'} />
					{registration.no && <span>参赛号 {registration.no}</span>}
					{registration.group && <span>{registration.group}</span>}
				</p>
			) : (
				<p className={styles.muted}>还没有报名</p>
			)}
			{registration?.state === 'rejected' && <p className={styles.note}>{registration.reviewNote}</p>}
			{registration?.history && registration.history.length > 0 && (
				<details>
					<summary>办理经过</summary>
					<ol className={styles.history}>
						{registration.history.map(({ at, text }) => (
							<li key={`${at} ${text}`}>
								<time dateTime={at}>{timeText(at)}</time>
								{text}
							</li>
						))}
					</ol>
				</details>
			)}
			{children}
		</div>
	);
}
