import type { World } from '#engines/robot/world.ts';

/** What a world asks for, in one sentence. */
export function taskOf({ goals, rules: { seconds, touches = 0, ordered, stop } }: World): string {
	const places = goals.map(({ title }) => title).join('、');
	const order = ordered && goals.length > 1 ? '依次' : '';
	return `${seconds} 秒以内${order}走到${places}${stop ? '停下' : ''}，${touches === 0 ? '不碰墙' : `最多碰 ${touches} 次`}。`;
}
