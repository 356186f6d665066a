import type { CSSProperties } from 'react';
import type { ComponentProps } from '#generated/component-props.ts';
import { formatDuration } from '#src/lib/format-quantity.ts';
import { wholePercent } from '#src/lib/whole-percent.ts';
import { Icon } from '#src/ui/icons.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { isReached, useCelebration } from './use-celebration.ts';
import styles from './week-goal.module.css';

const DAYS = ['一', '二', '三', '四', '五', '六', '日'];

export function WeekGoal({ study }: ComponentProps['home#WeekGoal']) {
	const { week, weekSeconds, weekGoalSeconds, streakDays } = study;
	const left = weekGoalSeconds - weekSeconds;
	const reached = isReached(study);
	const celebrates = useCelebration(study);
	const praise = reached && `这周的目标达成了，真棒！已经连续学习 ${streakDays} 天。`;
	return (
		<div className={styles.goal} data-reached={reached || undefined}>
			<div className={styles.figure}>
				<Ring percent={weekGoalSeconds > 0 ? wholePercent((weekSeconds / weekGoalSeconds) * 100) : 100} />
				{celebrates && <Confetti />}
			</div>
			<div className={styles.texts}>
				<p className={styles.learned}>本周已学 {formatDuration(weekSeconds)}</p>
				<p className="muted">
					目标 {formatDuration(weekGoalSeconds)}，{outlookOf(weekSeconds, left)}
				</p>
				{praise && !celebrates && <p className={styles.praise}>{praise}</p>}
				{/* Stands there before the praise comes, so that screen readers announce it. */}
				<p className={styles.praise} role="status">
					{celebrates && praise}
				</p>
			</div>
			<ol className={styles.days} aria-label="这一周">
				{DAYS.map((day, index) => (
					<Day key={day} day={day} seconds={week[index]} today={index === week.length - 1} />
				))}
			</ol>
		</div>
	);
}

function outlookOf(learned: number, left: number): string {
	if (left <= 0) return '已经达成';
	return learned === 0 ? '学十分钟就动起来了' : `还差 ${formatDuration(left)}`;
}

const PIECES = 14;

/** Flies once; a style sheet moves the pieces, and shows none where less motion is wanted. */
const Confetti = () => (
	<span className={styles.confetti} aria-hidden="true">
		{Array.from({ length: PIECES }, (_, index) => (
			// biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other identity
			<i key={index} style={{ '--turn': `${index / PIECES}turn` } as CSSProperties} />
		))}
	</span>
);

/** The circumference is 100, so that dashes are percents. */
const RADIUS = 100 / (2 * Math.PI);

const Ring = ({ percent }: { percent: number }) => (
	<div className={styles.ring} role="progressbar" aria-label="本周目标" aria-valuemin={0} aria-valuemax={100} aria-valuenow={percent}>
		<svg viewBox="0 0 38 38" aria-hidden="true" focusable="false">
			<circle className={styles.track} cx="19" cy="19" r={RADIUS} />
			<circle className={styles.arc} cx="19" cy="19" r={RADIUS} strokeDasharray={`${percent} 100`} />
		</svg>
		<span className={styles.percent} aria-hidden="true">
			{percent > 0 ? `${percent}%` : '—'}
		</span>
	</div>
);

function stateOf(seconds: number | undefined): { state: 'ahead' | 'idle' | 'learned'; text: string } {
	if (seconds === undefined) return { state: 'ahead', text: '还没到' };
	return seconds > 0 ? { state: 'learned', text: `学了 ${formatDuration(seconds)}` } : { state: 'idle', text: '没有学习' };
}

/** `seconds` is undefined for days to come. */
function Day({ day, seconds, today }: { day: string; seconds: number | undefined; today: boolean }) {
	const { state, text } = stateOf(seconds);
	return (
		<li className={styles.day} data-today={today || undefined}>
			<span aria-hidden="true">{today ? '今天' : day}</span>
			<span className={styles.dot} data-state={state} data-tooltip={text} aria-hidden="true">
				{state === 'learned' && <Icon name="check" />}
			</span>
			<VisuallyHidden>
				星期{day}：{text}
			</VisuallyHidden>
		</li>
	);
}
