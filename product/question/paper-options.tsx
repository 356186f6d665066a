import { optionsOf, type QuestionContent } from './answer-options.ts';
import { OptionText } from './option-text.tsx';
import styles from './options.module.css';
import { PaperLines } from './parsons/paper-lines.tsx';
import questionStyles from './question.module.css';

/** Options to tick, or lines to number, by hand. */
export function PaperOptions({ question }: { question: QuestionContent }) {
	if (question.type === 'parsons') return <PaperLines question={question} />;
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

/** Room to write the answer by hand; lines have boxes instead. */
export const PaperRoom = ({ type }: Pick<QuestionContent, 'type'>) =>
	type !== 'parsons' && <div className={questionStyles.room} data-long={type === 'short' || undefined} />;
