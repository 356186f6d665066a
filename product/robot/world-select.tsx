import { useId } from 'react';
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

/** Chooses the world of a run: one of the samples, or any other, as it is or upside down. */
export function WorldSelect({ name, samples, onChoose }: WorldSelectProps) {
	const id = useId();
	const others = Object.keys(worlds).flatMap((each) => [each, `${each} mirrored`]);
	return (
		<div className="stack">
			<label htmlFor={id}>程序在哪个世界里走</label>
			<select id={id} className="field" value={name.trim()} onChange={(event) => onChoose(event.target.value)}>
				{samples.map((each, index) => (
					<option key={each} value={each}>
						样例 {index + 1}：{titleOf(each)}
					</option>
				))}
				{others.map(
					(each) =>
						!samples.includes(each) && (
							<option key={each} value={each}>
								{titleOf(each)}
							</option>
						),
				)}
			</select>
			<WorldView name={name} says="task" />
		</div>
	);
}

function titleOf(name: string): string {
	const title = worldOf(name)?.title ?? name;
	return name.endsWith(' mirrored') ? `${title}（上下翻转）` : title;
}
