import { classNames } from '#src/lib/class-names.ts';
import styles from './badge.module.css';

export interface Label {
	label: string;
	tone: 'info' | 'ok' | 'warn' | 'bad' | 'mute';
}

/** A small coloured label. */
export function Badge({ label, tone }: Label) {
	return <span className={classNames(styles.badge, styles[tone])}>{label}</span>;
}
