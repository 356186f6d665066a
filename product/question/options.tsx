import { useId } from 'react';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icons.tsx';
import { RichText } from '#src/ui/rich-text/rich-text.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import {
	type AnswerValue,
	choose,
	type OptionVerdict,
	optionsOf,
	type QuestionContent,
	type ShownOption,
	verdictOf,
} from './answer-options.ts';
import styles from './options.module.css';

interface ChoicesProps {
	question: QuestionContent;
	value: AnswerValue;
	disabled: boolean;
	/** The right options, once they may be shown; then options are marked as right or wrong. */
	rightKeys: readonly string[] | undefined;
	/** Offers a button that takes the choice back. */
	clearable: boolean;
	onChange: (value: AnswerValue) => void;
}

/** Options to choose from, one or several. */
export function Choices({ question, value, disabled, rightKeys, clearable, onChange }: ChoicesProps) {
	const name = useId();
	const many = question.type === 'multiple';
	return (
		<fieldset className={styles.options} disabled={disabled} data-graded={rightKeys ? '' : undefined}>
			<legend className={styles.legend}>{many ? '可以选几项' : '选一项'}</legend>
			{optionsOf(question).map((option) => {
				const verdict = rightKeys && verdictOf(option.key, value, rightKeys);
				return (
					<label key={option.key} className={styles.option} data-verdict={verdict}>
						<input
							type={many ? 'checkbox' : 'radio'}
							name={name}
							value={option.key}
							checked={value.includes(option.key)}
							onChange={() => onChange(choose(question, value, option.key))}
						/>
						<OptionText question={question} option={option} />
						<VerdictMark verdict={verdict} />
					</label>
				);
			})}
			{clearable && value.length > 0 && !disabled && <Button label="清除选择" kind="text" onPress={() => onChange([])} />}
		</fieldset>
	);
}

interface OptionButtonsProps {
	question: QuestionContent;
	/** Null until one was pressed: the first press is the answer. */
	chosen: string | null;
	rightKey: string;
	onChoose: (key: string) => void;
}

/** Options of which the first that is pressed is the answer. */
export const OptionButtons = ({ question, chosen, rightKey, onChoose }: OptionButtonsProps) => (
	<ul className="stack">
		{optionsOf(question).map((option) => {
			const verdict = chosen === null ? undefined : verdictOf(option.key, [chosen], [rightKey]);
			return (
				<li key={option.key}>
					<button
						type="button"
						className={styles.option}
						data-verdict={verdict}
						aria-pressed={chosen === option.key}
						disabled={chosen !== null}
						onClick={() => onChoose(option.key)}
					>
						<OptionText question={question} option={option} />
						{verdict === 'right' && <Icon name="check" />}
					</button>
				</li>
			);
		})}
	</ul>
);

interface OptionListProps {
	question: QuestionContent;
	/** What the student chose; without it the options are for paper. */
	value?: AnswerValue;
	rightKeys?: readonly string[] | undefined;
}

/** Options to read: with what was chosen and what is right, or on paper. */
export const OptionList = ({ question, value, rightKeys }: OptionListProps) => (
	<ul className={value ? styles.list : styles.paper} aria-label="选项">
		{optionsOf(question).map((option) => (
			<li key={option.key} className={styles.option} data-verdict={value && verdictOf(option.key, value, rightKeys)}>
				<OptionText question={question} option={value || question.type !== 'judge' ? option : { ...option, mark: '' }} />
				{value && (
					<span className={styles.notes}>
						{value.includes(option.key) && <em>我选的</em>}
						{rightKeys?.includes(option.key) && <strong>正确答案</strong>}
					</span>
				)}
			</li>
		))}
	</ul>
);

const OptionText = ({
	question: { type, format = 'html' },
	option: { mark, html },
}: {
	question: QuestionContent;
	option: ShownOption;
}) => (
	<>
		<span className={styles.mark} aria-hidden={type === 'judge' || undefined}>
			{mark}
		</span>
		<span className={styles.text}>
			<RichText inline={format === 'text'} content={html} format={format} />
		</span>
	</>
);

function VerdictMark({ verdict }: { verdict: OptionVerdict }) {
	if (!verdict) return null;
	return (
		<span className={styles.verdict}>
			<Icon name={verdict === 'right' ? 'check' : 'close'} />
			<VisuallyHidden>{verdict === 'right' ? '正确答案' : '选错了'}</VisuallyHidden>
		</span>
	);
}
