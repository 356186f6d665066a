import { Stroke } from '#src/ui/icons.tsx';
import styles from './control-bar.module.css';

/** Icon paths on a 24 × 24 grid, used by the player only. */
const playerIcons = {
	play: 'M7 4.5l12.5 7.5L7 19.5z',
	pause: 'M8 5v14M16 5v14',
	back: 'M11 6l-6 6 6 6M19 6l-6 6 6 6',
	forward: 'M5 6l6 6-6 6M13 6l6 6-6 6',
	sound: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
	silent: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5',
	captions: 'M3.5 5.5h17v13h-17zM10.5 10.5c-1.6-1.2-4-.5-4 1.5s2.4 2.7 4 1.5M17.5 10.5c-1.6-1.2-4-.5-4 1.5s2.4 2.7 4 1.5',
	picture: 'M3.5 5.5h17v13h-17zM12 12h6v4.5h-6z',
	full: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
	small: 'M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5',
} as const;

export interface ControlButtonProps {
	/** Accessible name; the tooltip adds the shortcut. */
	label: string;
	keyName?: string;
	icon: keyof typeof playerIcons;
	pressed?: boolean;
	onPress: () => void;
}

export function ControlButton({ label, keyName, icon, pressed, onPress }: ControlButtonProps) {
	return (
		<button
			type="button"
			className={styles.button}
			aria-label={label}
			aria-pressed={pressed}
			data-tooltip={keyName ? `${label}（${keyName}）` : label}
			onClick={onPress}
		>
			<Stroke path={playerIcons[icon]} />
		</button>
	);
}
