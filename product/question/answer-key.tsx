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
			{answer && (
				<p>
					正确答案：<strong>{answer}</strong>
				</p>
			)}
			<RichText content={answerKey.analysisHtml} format="html" />
		</section>
	);
}
