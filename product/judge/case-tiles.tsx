import { classNames } from '#src/lib/class-names.ts';
import { useDictionaries } from '#src/pages/use-dictionaries.ts';
import { Badge } from '#src/ui/badge.tsx';
import type { CaseResults, JudgeCase } from './api-types.ts';
import styles from './case-tiles.module.css';
import { formatUse } from './format-use.ts';
import { verdictLabel } from './verdicts.ts';

export function CaseTiles({ cases: { judgeCaseList, subTaskJudgeCaseVoList } }: { cases: CaseResults }) {
	const dictionaries = useDictionaries();
	if (judgeCaseList) return <Tiles label="测试点" cases={judgeCaseList} />;
	if (!subTaskJudgeCaseVoList) return null;
	return (
		<div className={styles.subtasks}>
			{subTaskJudgeCaseVoList.map(({ groupNum, status, score, ac, total, subtaskDetailList }) => (
				<section key={groupNum} className={styles.subtask} aria-label={`子任务 ${groupNum}`}>
					<p className={styles.head}>
						<strong>子任务 {groupNum}</strong>
						<Badge {...verdictLabel(status, dictionaries)} />
						<span className={styles.use}>
							通过 {ac} / {total}
							{score !== null && score !== undefined && ` · ${score} 分`}
						</span>
					</p>
					<Tiles label={`子任务 ${groupNum} 的测试点`} cases={subtaskDetailList} />
				</section>
			))}
		</div>
	);
}

function Tiles({ label, cases }: { label: string; cases: readonly JudgeCase[] }) {
	const dictionaries = useDictionaries();
	return (
		<ol className={styles.tiles} aria-label={label}>
			{cases.map((each) => {
				const verdict = verdictLabel(each.status, dictionaries);
				return (
					<li key={each.seq} className={classNames(styles.tile, styles[verdict.tone])}>
						<span className={styles.seq}>#{each.seq}</span>
						<strong>{verdict.label}</strong>
						<span className={styles.use}>{formatUse(each)}</span>
						{typeof each.score === 'number' && <span className={styles.use}>{each.score} 分</span>}
						{each.userOutput && !each.sample && <span className={styles.use}>{each.userOutput}</span>}
					</li>
				);
			})}
		</ol>
	);
}
