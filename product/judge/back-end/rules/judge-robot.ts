import type { World } from '#engines/robot/world.ts';
import { replay, type WorldOutcome } from '#engines/robot/world-run.ts';

/** Points of a world that a run has earned, from 0 to 1. Touches that are too many leave nothing. */
export function shareOf({ succeeded, points, mostPoints, touches }: WorldOutcome, { rules }: World): number {
	if (succeeded) return 1;
	return touches > (rules.touches ?? 0) ? 0 : points / mostPoints;
}

/** Says what a run did not do; an empty text if it did all. */
export function missingOf({ succeeded, stands, reached, touches, isLate }: WorldOutcome, { goals, rules }: World): string {
	if (succeeded) return '';
	const allowed = rules.touches ?? 0;
	const missing = goals.filter((_, index) => !reached.includes(index)).map(({ title }) => title);
	const faults = [
		...(touches > allowed ? [`碰了 ${touches} 次${allowed > 0 ? `，最多 ${allowed} 次` : ''}`] : []),
		...(missing.length > 0 ? [`没有走到${missing.join('、')}`] : []),
		...(missing.length === 0 && !stands ? ['最后没有停在目标里'] : []),
		...(missing.length > 0 && isLate ? [`${rules.seconds} 秒用完了`] : []),
	];
	return `${faults.join('；')}。`;
}

export const outcomeIn = (world: World, moves: string): WorldOutcome => replay(world, moves.split('\n')).outcome;
