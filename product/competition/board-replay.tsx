import { type CSSProperties, useEffect, useState } from 'react';
import type { ComponentProps } from '#generated/component-props.ts';
import { classNames } from '#src/lib/class-names.ts';
import { wantsLessMotion } from '#src/lib/less-motion.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyNotice } from '#src/ui/empty-notice.tsx';
import styles from './board-replay.module.css';
import type { RankPage } from './play-types.ts';
import { boardAt, type ReplayRow, type ReplayStep, replaySteps } from './replay-board.ts';

/** Rows on the stage. */
const TOP = 12;
/** Milliseconds per step while it plays. */
const PACE_MS = 700;

/** Plays how the board came about: step by step, or as a table of the steps, which less motion opens with. */
export function BoardReplay({ board }: ComponentProps['competition#BoardReplay']) {
	const [steps] = useState(() => replaySteps(board, TOP));
	const [view, setView] = useState<'stage' | 'table'>(() => (wantsLessMotion() ? 'table' : 'stage'));
	if (steps.length === 0) return <EmptyNotice text="还没有人通过题目，没有可以回放的" />;
	return (
		<div className={styles.replay}>
			<div className={styles.choice}>
				<Button label="逐步播放" icon="play" pressed={view === 'stage'} onPress={() => setView('stage')} />
				<Button label="步骤表" icon="list" pressed={view === 'table'} onPress={() => setView('table')} />
				{board.frozen && <span className={styles.note}>封榜以后的结果不在回放里</span>}
			</div>
			{view === 'stage' ? <Stage board={board} steps={steps} /> : <StepTable steps={steps} />}
		</div>
	);
}

function Stage({ board, steps }: { board: RankPage; steps: readonly ReplayStep[] }) {
	const player = useReplay(steps.length - 1);
	const step = steps[player.at];
	if (!step) return null;
	const rows = shownRows(boardAt(board.records, step.minute), step.id);
	return (
		<>
			<Controls player={player} place={`第 ${player.at + 1} 步，共 ${steps.length} 步，开赛后第 ${step.minute} 分钟`} />
			<p className="strong" role={player.playing ? undefined : 'status'}>
				开赛后第 {step.minute} 分钟：{stepText(step)}
			</p>
			{/* Its document order stays the same, so that rows glide. The status line and the table say the same in order. */}
			<ol className={styles.stage} style={{ '--rows': rows.length } as CSSProperties} aria-hidden="true">
				{[...rows.entries()]
					.sort(([, one], [, other]) => one.id.localeCompare(other.id))
					.map(([place, row]) => (
						<li
							key={row.id}
							className={classNames(styles.row, row.id === step.id && styles.moved, row.mine && styles.own)}
							style={{ '--place': place } as CSSProperties}
						>
							<span className={styles.rank}>第 {row.rank} 名</span>
							<strong className={styles.team}>
								{row.teamName}
								{row.mine && '（我）'}
							</strong>
							<span>{row.solved} 题</span>
							<span className={styles.note}>罚时 {row.penalty}</span>
						</li>
					))}
			</ol>
		</>
	);
}

/** Plays the steps up to `last`, one after another. */
function useReplay(last: number) {
	const [at, setAt] = useState(0);
	const [playing, setPlaying] = useState(false);
	useEffect(() => {
		if (!playing) return;
		const timer = setInterval(() => setAt((step) => Math.min(step + 1, last)), PACE_MS);
		return () => clearInterval(timer);
	}, [playing, last]);
	if (playing && at >= last) setPlaying(false);
	return {
		at,
		last,
		playing,
		go(next: number): void {
			setPlaying(false);
			setAt(Math.min(last, Math.max(0, next)));
		},
		toggle(): void {
			if (!playing && at >= last) setAt(0);
			setPlaying(!playing);
		},
	};
}

function Controls({ player: { at, last, playing, go, toggle }, place }: { player: ReturnType<typeof useReplay>; place: string }) {
	const begin = at >= last ? '从头播放' : '播放';
	return (
		<div className={styles.controls}>
			<Button label={playing ? '暂停' : begin} icon={playing ? undefined : 'play'} kind="primary" onPress={toggle} />
			<Button label="上一步" icon="arrow-left" disabled={at === 0} onPress={() => go(at - 1)} />
			<Button label="下一步" icon="arrow-right" disabled={at === last} onPress={() => go(at + 1)} />
			<input
				type="range"
				className={styles.range}
				aria-label="回放进度"
				aria-valuetext={place}
				min={0}
				max={last}
				value={at}
				onChange={({ target }) => go(Number(target.value))}
			/>
		</div>
	);
}

/** The first rows, and the moved row and the user's own even if they are below. */
const shownRows = (rows: readonly ReplayRow[], moved: string): ReplayRow[] =>
	rows.filter((row, place) => place < TOP || row.id === moved || row.mine);

const stepText = ({ teamName, task, from, to }: ReplayStep): string => `${teamName} 通过 ${task} 题，${moveText(from, to)}`;

function moveText(from: number | null, to: number): string {
	if (from === null) return `上榜，第 ${to} 名`;
	return from === to ? `仍是第 ${to} 名` : `第 ${from} 名 → 第 ${to} 名`;
}

const StepTable = ({ steps }: { steps: readonly ReplayStep[] }) => (
	// biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to focus a scrollable region
	<section className={styles.scroller} aria-label="回放步骤" tabIndex={0}>
		<table className={styles.table}>
			<caption className={styles.note}>进入前 {TOP} 名的每一步，还有我的每一步</caption>
			<thead>
				<tr>
					<th scope="col">分钟</th>
					<th scope="col">选手</th>
					<th scope="col">题目</th>
					<th scope="col">名次</th>
				</tr>
			</thead>
			<tbody>
				{steps.map((step) => (
					<tr key={`${step.id} ${step.task}`} className={classNames(step.mine && styles.own)}>
						<td>{step.minute}</td>
						<th scope="row">
							{step.teamName}
							{step.mine && '（我）'}
						</th>
						<td>{step.task}</td>
						<td>{step.from === null ? `上榜 → ${step.to}` : `${step.from} → ${step.to}`}</td>
					</tr>
				))}
			</tbody>
		</table>
	</section>
);
