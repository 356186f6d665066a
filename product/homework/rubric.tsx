import type { RubricItem } from './api-types.ts';
import styles from './homework-desk.module.css';

export function Rubric({ items }: { items: readonly RubricItem[] }) {
	if (items.length === 0) return null;
	const marked = items.some(({ score }) => score !== undefined);
	return (
		<section className={styles.part} aria-label="评分标准">
			<h3>评分标准</h3>
			<ul className={styles.rubric}>
				{items.map(({ name, points, note, score }) => (
					<li key={name}>
						<strong>{name}</strong>
						<span className={styles.points}>{marked ? `${score ?? 0} / ${points} 分` : `${points} 分`}</span>
						<small>{note}</small>
					</li>
				))}
			</ul>
		</section>
	);
}
