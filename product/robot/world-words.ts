import { STEP_MS } from '#engines/robot/model.ts';
import type { World } from '#engines/robot/world.ts';
import type { WorldOutcome } from '#engines/robot/world-run.ts';

/** What a world asks for, in one sentence. */
export function taskOf({ goals, rules: { seconds, touches = 0, ordered, stop } }: World): string {
	if (goals.length === 0) return `没有目标，可以随便跑 ${seconds} 秒。`;
	const places = goals.map(({ title }) => title).join('、');
	const order = ordered && goals.length > 1 ? '依次' : '';
	return `${seconds} 秒以内${order}走到${places}${stop ? '停下' : ''}，${touches === 0 ? '不碰墙' : `最多碰 ${touches} 次`}。`;
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

/** How a run ended, in one sentence. A world without goals asks for nothing. */
export function endOf(outcome: WorldOutcome, world: World): string {
	const { steps, touches } = outcome;
	const driven =
		steps === 0
			? '机器人没有动'
			: `跑了 ${((steps * STEP_MS) / 1000).toFixed(1)} 秒，${touches === 0 ? '没有碰到东西' : `碰了 ${touches} 次`}`;
	if (world.goals.length === 0) return `${driven}。`;
	return outcome.succeeded ? `成功！${driven}。` : `${driven}。${missingOf(outcome, world)}`;
}
