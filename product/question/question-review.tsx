import type { ComponentProps } from '#generated/component-props.ts';
import { Question } from './question.tsx';

/** A question of a paper that is over, as a page shows it. */
export const QuestionReview = (props: ComponentProps['question#QuestionReview']) => (
	<Question
		mode="review"
		level={3}
		question={props.question}
		no={props.no}
		value={props.value}
		answerKey={props.answerKey ?? null}
		materials={props.materials}
		facts={props.slots?.facts?.()}
	>
		{props.slots?.remarks?.()}
	</Question>
);
