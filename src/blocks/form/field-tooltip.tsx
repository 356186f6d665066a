import * as texts from '#generated/messages/blocks/form.ts';
import { Icon } from '#src/ui/icons.tsx';
import { FieldLabel } from './field-label.tsx';
import styles from './field-tooltip.module.css';

interface FieldTooltipProps {
	id: string;
	label: string;
	required: boolean;
	text: string;
}

/** A mark after the label, which an unseen copy of the label keeps clear. The control is described by the hidden text. */
export const FieldTooltip = ({ id, label, required, text }: FieldTooltipProps) => (
	<>
		<span className={styles.line}>
			<span aria-hidden="true">
				<FieldLabel label={label} required={required} />
			</span>
			<button
				type="button"
				className={styles.mark}
				aria-label={texts.explanationOf({ label })}
				aria-describedby={id}
				data-tooltip={text}
				data-tooltip-press=""
			>
				<Icon name="question" />
			</button>
		</span>
		<span id={id} className="visually-hidden">
			{text}
		</span>
	</>
);
