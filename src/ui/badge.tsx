import { classNames } from '#src/lib/class-names.ts';
import styles from './badge.module.css';
import tones from './tones.module.css';

export interface Label {
	label: string;
	tone: 'info' | 'ok' | 'warn' | 'bad' | 'mute';
}

export function Badges({ labels }: { labels: readonly Label[] }) {
	return labels.map((label, index) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: badges are identified by position in the definition
		<Badge key={index} {...label} />
	));
}

export function Badge({ label, tone }: Label) {
	if (label === '') return null;
	return <span className={classNames(styles.badge, tones[tone])}>{label}</span>;
}
