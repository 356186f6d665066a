import type { ComponentProps } from '#generated/component-props.ts';
import styles from './answer-desk.module.css';
import { compareWorks } from './compare-works.ts';

/** Differences between a version and the one before. */
export function WorkChanges({ works, work }: ComponentProps['competition#WorkChanges']) {
	const before = works[works.findIndex(({ id }) => id === work.id) + 1];
	if (!before) return null;
	const changes = compareWorks(before, work);
	return (
		<details className={styles.changes}>
			<summary>
				和第 {before.version} 版比，{changes.length === 0 ? '没有不同' : `改了 ${changes.length} 处`}
			</summary>
			{changes.length > 0 && (
				<table>
					<caption className="visually-hidden">
						第 {before.version} 版到第 {work.version} 版的不同
					</caption>
					<thead>
						<tr>
							<th scope="col">改动</th>
							<th scope="col">第 {before.version} 版</th>
							<th scope="col">第 {work.version} 版</th>
						</tr>
					</thead>
					<tbody>
						{changes.map(({ what, before: one, after }) => (
							<tr key={what}>
								<th scope="row">{what}</th>
								<td>{one}</td>
								<td>{after}</td>
							</tr>
						))}
					</tbody>
				</table>
			)}
		</details>
	);
}
