import type { ComponentProps } from '#generated/component-props.ts';
import { AnswerKey } from './answer-key.tsx';
import { GivenAnswer } from './given-answer.tsx';
import { Question } from './question.tsx';

/** A question of a paper that is over, as a page shows it: the answer beside the right one, unless the server keeps the key. */
export const QuestionReview = ({ question, no, value, answerKey, materials, slots }: ComponentProps['question#QuestionReview']) => (
	<Question
		mode="review"
		level={3}
		question={question}
		no={no}
		answer={<GivenAnswer question={question} value={value} answerKey={answerKey ?? undefined} />}
		materials={materials}
		facts={slots?.facts?.()}
	>
		{slots?.remarks?.()}
		{answerKey && <AnswerKey question={question} answerKey={answerKey} label={`第 ${no} 题的解析`} />}
	</Question>
);
