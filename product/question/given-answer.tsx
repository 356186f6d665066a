import { hasBlocks } from '#app/blocks/block-language.ts';
import { ShownBlocks } from '#app/blocks/shown-blocks.tsx';
import { type AnswerValue, answerText, optionsOf, type QuestionContent, verdictOf } from './answer-options.ts';
import type { QuestionKey } from './api-types.ts';
import { OptionText } from './option-text.tsx';
import styles from './options.module.css';
import { GivenLines } from './parsons/given-lines.tsx';
import questionStyles from './question.module.css';

interface GivenAnswerProps {
	question: QuestionContent;
	value: AnswerValue;
	/** Once it may be shown. */
	answerKey: QuestionKey | undefined;
}

/** The student's answer beside the right one. */
export function GivenAnswer({ question, value, answerKey }: GivenAnswerProps) {
	const options = optionsOf(question);
	const rightKeys = answerKey?.answer;
	if (question.type === 'parsons' && value.length > 0) return <GivenLines question={question} value={value} answerKey={answerKey} />;
	if (options.length === 0) return <GivenText question={question} value={value} />;
	return (
		<ul className={styles.list} aria-label="选项">
			{options.map(({ key, mark, html }) => (
				<li key={key} className={styles.option} data-verdict={verdictOf(key, value, rightKeys)}>
					<OptionText question={question} mark={mark} html={html} />
					<span className={styles.notes}>
						{value.includes(key) && <em>我选的</em>}
						{rightKeys?.includes(key) && <strong>正确答案</strong>}
					</span>
				</li>
			))}
		</ul>
	);
}

function GivenText({ question, value }: Pick<GivenAnswerProps, 'question' | 'value'>) {
	const isProgram = question.type === 'program';
	const [language = '', ...lines] = value;
	const code = lines.join('\n');
	const text = isProgram ? answerText(question, value) : value.join('\n');
	return (
		<dl className={questionStyles.given}>
			<dt>我的答案{isProgram && language && `（${language}）`}</dt>
			<dd>
				{isProgram && hasBlocks(code) && <ShownBlocks code={code} />}
				{text ? (
					// biome-ignore lint/a11y/noNoninteractiveTabindex: a long line scrolls by keyboard, too
					<pre tabIndex={0}>{text}</pre>
				) : (
					'没有作答'
				)}
			</dd>
		</dl>
	);
}
