import { Stroke } from '#src/ui/icons.tsx';
import styles from './control-bar.module.css';
import { playerIcons } from './player-icons.ts';

export interface ControlButtonProps {
	/** Its accessible name, and with the key that does the same, its tip. */
	label: string;
	keyName?: string;
	icon: keyof typeof playerIcons;
	pressed?: boolean;
	onPress: () => void;
}

/** A button of the bar, drawn as an icon. */
export function ControlButton({ label, keyName, icon, pressed, onPress }: ControlButtonProps) {
	return (
		<button
			type="button"
			className={styles.button}
			aria-label={label}
			aria-pressed={pressed}
			title={keyName ? `${label}（${keyName}）` : label}
			onClick={onPress}
		>
			<Stroke path={playerIcons[icon]} />
		</button>
	);
}
