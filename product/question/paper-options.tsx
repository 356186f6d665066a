import { optionsOf, type QuestionContent } from './answer-options.ts';
import { OptionText } from './option-text.tsx';
import styles from './options.module.css';
import questionStyles from './question.module.css';

/** Options to tick by hand. */
export function PaperOptions({ question }: { question: QuestionContent }) {
	const options = optionsOf(question);
	if (options.length === 0) return null;
	return (
		<ul className={styles.paper} aria-label="选项">
			{options.map(({ key, mark, html }) => (
				<li key={key} className={styles.option}>
					<OptionText question={question} mark={question.type === 'judge' ? '' : mark} html={html} />
				</li>
			))}
		</ul>
	);
}

/** Room to write the answer by hand. */
export const PaperRoom = ({ type }: Pick<QuestionContent, 'type'>) => (
	<div className={questionStyles.room} data-long={type === 'short' || undefined} />
);
