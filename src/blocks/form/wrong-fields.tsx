import * as texts from '#generated/messages/blocks/form.ts';
import styles from './form-block.module.css';
import type { FormStatus } from './form-view.ts';

interface WrongFieldsProps {
	wrong: FormStatus['wrong'];
	fields: number;
	onFocus: (field: string) => void;
}

/** Shorter forms fit on the screen, so their errors are visible without a list. */
const MAX_FIELDS_WITHOUT_LIST = 8;

export function WrongFields({ wrong, fields, onFocus }: WrongFieldsProps) {
	if (fields <= MAX_FIELDS_WITHOUT_LIST || wrong.length < 2) return null;
	return (
		<section className={styles.wrong} aria-label={texts.wrongFields}>
			<p>{texts.wrongCount({ count: wrong.length })}</p>
			<ul>
				{wrong.map(({ field, label }) => (
					<li key={field}>
						<button type="button" onClick={() => onFocus(field)}>
							{label}
						</button>
					</li>
				))}
			</ul>
		</section>
	);
}
