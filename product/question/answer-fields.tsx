import { useId } from 'react';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icons.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import styles from './answer-fields.module.css';
import { type AnswerValue, blankCount, choose, fillBlank, optionsOf, type QuestionContent, verdictOf } from './answer-options.ts';
import type { QuestionKey } from './api-types.ts';
import { GivenAnswer } from './given-answer.tsx';
import { OptionText } from './option-text.tsx';
import optionStyles from './options.module.css';
import { LineFields } from './parsons/line-fields.tsx';

interface AnswerFieldsProps {
	question: QuestionContent;
	value: AnswerValue;
	/** Text fields become read-only instead, so that they keep the focus. */
	disabled?: boolean;
	/** Once it may be shown; then the answer is marked as right or wrong. */
	answerKey?: QuestionKey | undefined;
	/** Offers a button that takes the choice back. */
	clearable?: boolean;
	onChange: (value: AnswerValue) => void;
}

/** Fields for the answer to a question. A program has a workbench of its own, so it has none here. */
export function AnswerFields(props: AnswerFieldsProps) {
	switch (props.question.type) {
		case 'single':
		case 'multiple':
		case 'judge':
			return <Choices {...props} />;
		case 'blank':
			return <Blanks {...props} />;
		case 'short':
			return <ShortAnswer {...props} />;
		case 'program':
			return null;
		case 'parsons':
			return <Lines {...props} />;
	}
}

const Lines = ({ answerKey, disabled = false, ...props }: AnswerFieldsProps) =>
	answerKey ? <GivenAnswer {...props} answerKey={answerKey} /> : <LineFields {...props} disabled={disabled} />;

function Choices({ question, value, disabled = false, answerKey, clearable = false, onChange }: AnswerFieldsProps) {
	const name = useId();
	const rightKeys = answerKey?.answer;
	const many = question.type === 'multiple';
	return (
		<fieldset className={optionStyles.fields} disabled={disabled} data-graded={rightKeys ? '' : undefined}>
			<legend className={optionStyles.legend}>{many ? '可以选几项' : '选一项'}</legend>
			{optionsOf(question).map(({ key, mark, html }) => {
				const verdict = rightKeys && verdictOf(key, value, rightKeys);
				return (
					<label key={key} className={optionStyles.option} data-verdict={verdict}>
						<input
							type={many ? 'checkbox' : 'radio'}
							name={name}
							value={key}
							checked={value.includes(key)}
							onChange={() => onChange(choose(question, value, key))}
						/>
						<OptionText question={question} mark={mark} html={html} />
						{verdict && (
							<span className={optionStyles.verdict}>
								<Icon name={verdict === 'right' ? 'check' : 'close'} />
								<VisuallyHidden>{verdict === 'right' ? '正确答案' : '选错了'}</VisuallyHidden>
							</span>
						)}
					</label>
				);
			})}
			{clearable && value.length > 0 && !disabled && <Button label="清除选择" kind="text" onPress={() => onChange([])} />}
		</fieldset>
	);
}

/** The server refuses longer answers. */
const BLANK_LENGTH = 200;
const SHORT_LENGTH = 5000;

const Blanks = ({ question, value, disabled, onChange }: AnswerFieldsProps) => (
	<div className={styles.texts}>
		{Array.from({ length: blankCount(question) }, (_item, index) => `第 ${index + 1} 空`).map((label, index) => (
			<label key={label} className={styles.blank}>
				<span>{label}</span>
				<input
					type="text"
					className="field"
					value={value[index] ?? ''}
					readOnly={disabled}
					maxLength={BLANK_LENGTH}
					autoComplete="off"
					onChange={({ target }) => onChange(fillBlank(question, value, index, target.value))}
				/>
			</label>
		))}
	</div>
);

function ShortAnswer({ value, disabled, onChange }: AnswerFieldsProps) {
	const id = useId();
	const text = value[0] ?? '';
	return (
		<div className={styles.texts}>
			<label htmlFor={id}>我的回答</label>
			<textarea
				id={id}
				className="field"
				rows={8}
				value={text}
				readOnly={disabled}
				maxLength={SHORT_LENGTH}
				aria-describedby={`${id}count`}
				onChange={({ target }) => onChange(target.value === '' ? [] : [target.value])}
			/>
			<span id={`${id}count`} className="caption">
				{text.length}/{SHORT_LENGTH} 字
			</span>
		</div>
	);
}
