import { classNames } from '#src/lib/class-names.ts';
import type { BlockProps } from '#src/pages/page-definition.ts';
import { useButtons } from '#src/pages/use-buttons.ts';
import { useScope } from '#src/pages/use-scope.ts';
import { ButtonRow } from '#src/ui/button-row.tsx';
import { Icon } from '#src/ui/icons.tsx';
import styles from './result-block.module.css';

const ICONS: Readonly<Record<string, string>> = { success: 'check', info: 'info', warning: 'warning', error: 'close' };

export function ResultBlock({ block }: BlockProps<'result'>) {
	const scope = useScope();
	const buttons = useButtons()(block.buttons, scope);
	const message = scope.text(block.message);
	const icon = ICONS[block.status];
	return (
		<section className={styles.result}>
			<div className={classNames(styles.mark, styles[icon ? block.status : 'number'])} aria-hidden="true">
				{icon ? <Icon name={icon} /> : block.status}
			</div>
			<h1 className={styles.title}>{scope.text(block.title)}</h1>
			{message && <p className={styles.message}>{message}</p>}
			<ButtonRow items={buttons} align="center" />
		</section>
	);
}
