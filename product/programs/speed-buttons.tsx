import { Button } from '#src/ui/button.tsx';
import styles from './speed-buttons.module.css';

/** How fast what a program did is played. */
export const SPEEDS = { 慢: 0.25, 正常: 1, 快: 4 } as const;
export type Speed = keyof typeof SPEEDS;
const SPEED_NAMES: readonly Speed[] = ['慢', '正常', '快'];

export const SpeedButtons = ({ speed, onChange }: { speed: Speed; onChange: (speed: Speed) => void }) => (
	// biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame
	<div className={styles.speeds} role="group" aria-label="速度">
		{SPEED_NAMES.map((name) => (
			<Button key={name} label={name} kind="text" pressed={name === speed} onPress={() => onChange(name)} instant />
		))}
	</div>
);
