import { useMemo } from 'react';
import { type World, worlds } from '#generated/collections/worlds.ts';
import type { ComponentProps } from '#generated/component-props.ts';
import { doubtsOf, type WorldDoubt } from './world-doubts.ts';
import { taskOf } from './world-words.ts';

const DOUBTS: Readonly<Record<WorldDoubt['kind'], (world: World, index: number) => string>> = {
	'start-off-line': () => '出发时身子下面没有线',
	'tight-way': ({ goals }, index) => `去“${goals[index]?.title ?? ''}”的路有一段不到一个半机器人宽（240 mm）`,
	'blocked-line': (_, index) => `第 ${index + 1} 条线离墙或场边太近，沿着它走会碰到`,
};

/** Every world, for the page to list. */
export function Worlds({ slots }: ComponentProps['robot#Worlds']) {
	const rows = useMemo(() => Object.entries(worlds).map(([name, world]) => rowOf(name, world)), []);
	return slots?.worlds?.({ rows });
}

const rowOf = (name: string, world: World) => ({
	name,
	title: world.title,
	task: taskOf(world),
	...world.field,
	goals: world.goals.map(({ title }) => title),
	noise: noiseOf(world),
	hidden: world.hidden === true,
	doubts: doubtsOf(world).map(({ kind, index }) => DOUBTS[kind](world, index)),
});

function noiseOf({ noise }: World): string | null {
	const parts = [
		...(noise?.wheels ? [`轮子的速度 ±${noise.wheels}%`] : []),
		...(noise?.distance ? [`看到的距离 ±${noise.distance} mm`] : []),
	];
	return parts.length > 0 ? parts.join('，') : null;
}
