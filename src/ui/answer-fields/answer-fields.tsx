import { useId } from 'react';
import * as texts from '#generated/messages/ui/answers.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icons.tsx';
import { RichText } from '#src/ui/rich-text/rich-text.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import styles from './answer-fields.module.css';
import { type AnswerQuestion, type AnswerValue, blankCount, choose, fillBlank, optionsOf } from './answer-options.ts';

export interface AnswerFieldsProps {
	question: AnswerQuestion;
	value: AnswerValue;
	/** Text fields become read-only instead, so that they keep the focus. */
	disabled?: boolean;
	/** The right options, once they may be shown; then options are marked as right or wrong. */
	rightKeys?: readonly string[] | undefined;
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
	}
}

function Choices({ question, value, disabled = false, rightKeys, clearable = false, onChange }: AnswerFieldsProps) {
	const name = useId();
	const many = question.type === 'multiple';
	return (
		<fieldset className={styles.options} disabled={disabled} data-graded={rightKeys ? '' : undefined}>
			<legend className={styles.legend}>{many ? texts.chooseSeveral : texts.chooseOne}</legend>
			{optionsOf(question).map(({ key, mark, html }) => {
				const verdict = verdictOf(key, value, rightKeys);
				return (
					<label key={key} className={styles.option} data-verdict={verdict}>
						<input
							type={many ? 'checkbox' : 'radio'}
							name={name}
							value={key}
							checked={value.includes(key)}
							onChange={() => onChange(choose(question, value, key))}
						/>
						<span className={styles.mark} aria-hidden={question.type === 'judge' || undefined}>
							{mark}
						</span>
						<span className={styles.text}>
							<RichText content={html} format="html" />
						</span>
						{verdict && (
							<span className={styles.verdict}>
								<Icon name={verdict === 'right' ? 'check' : 'close'} />
								<VisuallyHidden>{verdict === 'right' ? texts.rightAnswer : texts.wrongChoice}</VisuallyHidden>
							</span>
						)}
					</label>
				);
			})}
			{clearable && value.length > 0 && !disabled && <Button label={texts.clearChoice} kind="text" onPress={() => onChange([])} />}
		</fieldset>
	);
}

function verdictOf(key: string, value: AnswerValue, rightKeys: readonly string[] | undefined): 'right' | 'wrong' | undefined {
	if (rightKeys?.includes(key)) return 'right';
	return rightKeys && value.includes(key) ? 'wrong' : undefined;
}

/** The server refuses longer answers. */
const BLANK_LENGTH = 200;
const SHORT_LENGTH = 5000;

const Blanks = ({ question, value, disabled, onChange }: AnswerFieldsProps) => (
	<div className={styles.blanks}>
		{Array.from({ length: blankCount(question) }, (_item, index) => texts.blank({ number: index + 1 })).map((label, index) => (
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
		<div className={styles.short}>
			<label htmlFor={id}>{texts.mine}</label>
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
				{texts.length({ length: text.length, limit: SHORT_LENGTH })}
			</span>
		</div>
	);
}
