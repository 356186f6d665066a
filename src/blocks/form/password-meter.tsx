import * as texts from '#generated/messages/blocks/form/password.ts';
import styles from './password-meter.module.css';
import { strengthOf } from './password-strength.ts';

const STEPS = [1, 2, 3];

export function PasswordMeter({ value, shortest }: { value: unknown; shortest: number | undefined }) {
	const password = String(value ?? '');
	const { level, text } = strengthOf(password, shortest);
	return (
		<div className={styles.meter} data-level={level} hidden={password === ''}>
			<span className={styles.bar} aria-hidden="true">
				{STEPS.map((step) => (
					<span key={step} className={styles.step} data-on={step <= level || undefined} />
				))}
			</span>
			<span role="status">{password !== '' && texts.strength({ strength: text })}</span>
		</div>
	);
}
