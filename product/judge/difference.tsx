import { classNames } from '#src/lib/class-names.ts';
import { changedPart } from './changed-part.ts';
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
			<td>
				<Text text={expected} other={same ? expected : actual} />
			</td>
			<td>
				<Text text={actual} other={same ? actual : expected} />
				{!same && <span className="visually-hidden">（不同）</span>}
			</td>
		</tr>
	);
}

function Text({ text, other }: { text: string | null; other: string | null }) {
	if (text === null) return <i>没有这一行</i>;
	if (text === '' && other !== '') return <i>空行</i>;
	if (other === null) return <mark>{text}</mark>;
	const { before, changed, after } = changedPart(text, other);
	return (
		<>
			{before}
			{changed !== '' && <mark>{changed}</mark>}
			{after}
		</>
	);
}
