import type { ReactNode } from 'react';
import { Choice } from '#app/judge/choice.tsx';
import { type World, worlds } from '#generated/collections/worlds.ts';
import { worldOf } from './world-case.ts';
import { WorldView } from './world-view.tsx';

export interface WorldSelectProps {
	/** The text that names the chosen world. */
	name: string;
	/** Names of the worlds of the samples. */
	samples: readonly string[];
	onChoose: (name: string) => void;
	/** A run, which is shown in place of the world. */
	children?: ReactNode;
}

/** Those that may be chosen. Worlds without goals first: they are made to play in. */
const WORLDS = Object.entries<World>(worlds)
	.filter(([, { hidden }]) => !hidden)
	.sort(([, one], [, other]) => Number(one.goals.length > 0) - Number(other.goals.length > 0))
	.flatMap(([name]) => [name, `${name} mirrored`]);

/** Chooses the world of a run: one of the samples, or any other, as it is or upside down. */
export function WorldSelect({ name, samples, onChoose, children }: WorldSelectProps) {
	const chosen = name.trim();
	const others = WORLDS.includes(chosen) || samples.includes(chosen) ? WORLDS : [...WORLDS, chosen];
	const choices = [
		...samples.map((each, index) => [each, `样例 ${index + 1}：${titleOf(each)}`] as const),
		...others.filter((each) => !samples.includes(each)).map((each) => [each, titleOf(each)] as const),
	];
	return (
		<div className="stack">
			<Choice label="程序在哪个世界里走" value={chosen} choices={choices} onChoose={onChoose} />
			{children || <WorldView name={name} says="task" />}
		</div>
	);
}

function titleOf(name: string): string {
	const title = worldOf(name)?.title ?? name;
	return name.endsWith(' mirrored') ? `${title}（上下翻转）` : title;
}
