import { Icon } from '#src/ui/icons.tsx';
import { RichText } from '#src/ui/rich-text/rich-text.tsx';
import { optionsOf, type QuestionContent, verdictOf } from './answer-options.ts';
import { OptionText } from './option-text.tsx';
import styles from './options.module.css';

interface MarkerOptionsProps {
	question: QuestionContent;
	/** Null until an option was pressed: the first press is the answer. */
	chosen: string | null;
	rightKey: string;
	explanation: string;
	onChoose: (key: string) => void;
}

export const MarkerOptions = ({ question, chosen, rightKey, explanation, onChoose }: MarkerOptionsProps) => (
	<>
		<ul className="stack">
			{optionsOf(question).map(({ key, mark, html }) => (
				<li key={key}>
					<button
						type="button"
						className={styles.option}
						data-verdict={chosen === null ? undefined : verdictOf(key, [chosen], [rightKey])}
						aria-pressed={chosen === key}
						disabled={chosen !== null}
						onClick={() => onChoose(key)}
					>
						<OptionText question={question} mark={mark} html={html} />
						{chosen !== null && key === rightKey && <Icon name="check" />}
					</button>
				</li>
			))}
		</ul>
		<div role="status">
			{chosen !== null && (
				<p className={styles.explanation}>
					<strong>{chosen === rightKey ? '答对啦！' : `再想想，正确答案是 ${rightKey}。`}</strong>
					<RichText inline format="text" content={explanation} />
				</p>
			)}
		</div>
	</>
);
