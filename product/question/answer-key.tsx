import type { Ref } from 'react';
import { RichText } from '#src/ui/rich-text/rich-text.tsx';
import { answerText, type QuestionContent } from './answer-options.ts';
import type { QuestionKey } from './api-types.ts';
import styles from './question.module.css';

interface AnswerKeyProps {
	question: QuestionContent;
	answerKey: QuestionKey;
	/** Accessible name; without one it is no region of its own. */
	label?: string;
	/** Takes the focus. */
	ref?: Ref<HTMLElement>;
}

/** The right answer of a question and its analysis. A short answer has score points instead of a right one. */
export function AnswerKey({ question, answerKey, label, ref }: AnswerKeyProps) {
	const answer = answerText(question, answerKey.answer);
	return (
		<section ref={ref} className={styles.analysis} tabIndex={ref ? -1 : undefined} aria-label={label}>
			{question.type === 'parsons' ? (
				<>
					<p>正确答案：{(answerKey.accept?.length ?? 1) > 1 && '（不止一种，这是其中之一）'}</p>
					{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long line scrolls by keyboard, too */}
					<pre tabIndex={0}>{answer}</pre>
				</>
			) : (
				answer && (
					<p>
						正确答案：<strong>{answer}</strong>
					</p>
				)
			)}
			<RichText content={answerKey.analysisHtml} format="html" />
		</section>
	);
}
