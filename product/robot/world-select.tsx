import { Choice } from '#app/judge/choice.tsx';
import { worlds } from '#generated/collections/worlds.ts';
import { worldOf } from './world-case.ts';
import { WorldView } from './world-view.tsx';

export interface WorldSelectProps {
	/** The text that names the chosen world. */
	name: string;
	/** Names of the worlds of the samples. */
	samples: readonly string[];
	onChoose: (name: string) => void;
}

/** Chooses the world of a run: that of a sample, or any other, as it is or upside down. */
export function WorldSelect({ name, samples, onChoose }: WorldSelectProps) {
	const others = Object.keys(worlds)
		.flatMap((each) => [each, `${each} mirrored`])
		.filter((each) => !samples.includes(each));
	const choices = [
		...samples.map((each, index) => [each, `样例 ${index + 1}：${titleOf(each)}`] as const),
		...others.map((each) => [each, titleOf(each)] as const),
	];
	return (
		<div className="stack">
			<Choice label="世界" value={name.trim()} choices={choices} onChoose={onChoose} />
			<WorldView name={name} says="task" />
		</div>
	);
}

function titleOf(name: string): string {
	const title = worldOf(name)?.title ?? name;
	return name.endsWith(' mirrored') ? `${title}（上下颠倒）` : title;
}
