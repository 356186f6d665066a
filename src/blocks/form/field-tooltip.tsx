import { Icon } from '#src/ui/icons.tsx';
import styles from './form-block.module.css';

/** The control is described by the hidden text, so the button is for those who see it. */
export const FieldTooltip = ({ id, label, text }: { id: string; label: string; text: string }) => (
	<>
		<button
			type="button"
			className={styles.tooltip}
			aria-label={`${label}的说明`}
			aria-describedby={id}
			data-tooltip={text}
			data-tooltip-press=""
		>
			<Icon name="question" />
		</button>
		<span id={id} className="visually-hidden">
			{text}
		</span>
	</>
);
