import type { ComponentProps } from '#generated/component-props.ts';
import styles from './question-list.module.css';

export function QuestionList({ questions }: ComponentProps['features/competition#QuestionList']) {
	return (
		<section className={styles.questions} aria-label="常见问题">
			<h2 className={styles.heading}>常见问题</h2>
			{questions.map(({ question, answer }) => (
				<details key={question} className={styles.question}>
					<summary>{question}</summary>
					<p>{answer}</p>
				</details>
			))}
		</section>
	);
}
