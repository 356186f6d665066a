import { Fragment } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import type { BlockProps } from '#src/pages/page-definition.ts';
import { useLink } from '#src/pages/use-link.ts';
import { useScope } from '#src/pages/use-scope.ts';
import { Icon } from '#src/ui/icons.tsx';
import styles from './stat-block.module.css';

export function StatBlock({ block }: BlockProps<'stat'>) {
	const scope = useScope();
	const link = useLink()(block.opens, scope);
	const icon = scope.look(block.icon);
	const unit = scope.text(block.unit);
	const content = (
		<>
			{icon && (
				<span className={styles.icon}>
					<Icon name={icon} />
				</span>
			)}
			<span className={styles.texts}>
				<span className="note">{scope.text(block.label)}</span>
				<span className={styles.value}>
					<Figures text={scope.shown(block.value) || '—'} />
					{unit && <small className={styles.unit}>{unit}</small>}
				</span>
			</span>
		</>
	);
	if (!link) return <div className={styles.stat}>{content}</div>;
	return (
		<a className={classNames(styles.stat, styles.link)} {...link}>
			{content}
		</a>
	);
}

/** Splits compound values such as hours and minutes, so that each figure stays on one line with its unit. */
function Figures({ text }: { text: string }) {
	return text.split(/ (?=\d)/).map((part, index) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: parts are identified by position
		<Fragment key={index}>
			{index > 0 && ' '}
			<span className={styles.figure}>{part}</span>
		</Fragment>
	));
}
