import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import styles from './lines.module.css';

interface LineCardProps {
	id: string;
	text: string;
	/** Number and place in the answer. */
	no?: number;
	place?: string;
	held?: boolean;
	dragged?: boolean;
	disabled: boolean;
	onPress: () => void;
}

/** A line to drag or to pick up. It keeps the focus while it cannot be moved. */
export const LineCard = ({ id, text, no, place, held = false, dragged = false, disabled, onPress }: LineCardProps) => (
	<button
		type="button"
		className={styles.card}
		data-line={id}
		data-dragged={dragged || undefined}
		aria-pressed={held}
		aria-disabled={disabled || undefined}
		onClick={onPress}
	>
		<span className={styles.handle} data-handle aria-hidden>
			{no ?? '⠿'}
		</span>
		<code className={styles.code}>{text}</code>
		{place && <VisuallyHidden>{place}</VisuallyHidden>}
	</button>
);
