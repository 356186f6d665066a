import { classNames } from '#src/lib/class-names.ts';
import type { ComparedLine, Comparison } from './compare-output.ts';
import styles from './workbench.module.css';

export function Difference({ comparison: { lines, cut } }: { comparison: Comparison }) {
	return (
		<table className={styles.difference}>
			<caption className={styles.note}>比较时不计行尾的空白{cut && '；输出很长，只比较了前 1000 个字符'}</caption>
			<thead>
				<tr>
					<th scope="col">行</th>
					<th scope="col">应该是</th>
					<th scope="col">你的输出</th>
				</tr>
			</thead>
			<tbody>
				{lines.map((line) => (
					<Line key={line.number} line={line} />
				))}
			</tbody>
		</table>
	);
}

function Line({ line: { number, expected, actual, same } }: { line: ComparedLine }) {
	return (
		<tr className={classNames(!same && styles.differs)}>
			<th scope="row">{number}</th>
			<td>{expected ?? <i>没有这一行</i>}</td>
			<td>
				{actual ?? <i>没有这一行</i>}
				{!same && <span className="visually-hidden">（不同）</span>}
			</td>
		</tr>
	);
}
