import { useRef, useState } from 'react';
import { BLOCKS } from '#app/blocks/block-language.ts';
import { Choice } from '#app/judge/choice.tsx';
import { explainPython } from '#app/judge/error-explanation.tsx';
import { programProblem } from '#app/judge/languages.ts';
import { WrittenProgram } from '#app/judge/written-program.tsx';
import { RunView } from '#app/programs/run-view.tsx';
import { type WorldName, worlds } from '#generated/collections/worlds.ts';
import type { ComponentProps } from '#generated/component-props.ts';
import { recordOf } from '#src/lib/record-of.ts';
import { useFeedback } from '#src/pages/use-feedback.ts';
import { useKept } from '#src/pages/use-kept.ts';
import { Button } from '#src/ui/button.tsx';
import styles from './robot-field.module.css';
import { WorldView } from './world-view.tsx';

/** Those without goals first: they are made to play in. */
const CHOICES = Object.entries(worlds)
	.sort(([, one], [, other]) => Number(one.goals.length > 0) - Number(other.goals.length > 0))
	.map(([name, { title }]) => [name, title] as const);

const FREE_FIELD: WorldName = 'free-field';

const isWorld = (name: string): name is WorldName => Object.hasOwn(worlds, name);

/** Programs that a child begins with, by language. */
const FIRST_PROGRAMS: Readonly<Record<string, string>> = {
	Python3: 'from robot import *\n\n前进(30)\n右转(90)\n前进(20)\n',
	[BLOCKS]: '',
};

/** A world to drive in without a problem. Programs stay when another world is chosen. */
export function RobotField({ world: chosen, mirrored, on }: ComponentProps['robot#RobotField']) {
	const { message } = useFeedback();
	const name = chosen != null && isWorld(chosen) ? chosen : FREE_FIELD;
	const isMirrored = mirrored === true;
	const world = isMirrored ? `${name} mirrored` : name;
	const kept = useKept('robot-field', parsePrograms);
	const { language, programs } = kept.value ?? { language: 'Python3', programs: {} };
	const code = programs[language] ?? FIRST_PROGRAMS[language] ?? '';
	// The program and the world as they were when it was run. `count` makes each run anew.
	const [run, setRun] = useState<{ count: number; code: string; world: string } | null>(null);
	const ground = useRef<HTMLDivElement>(null);
	const start = (): void => {
		const problem = programProblem(code, language);
		if (problem !== null) return message('warning', problem);
		setRun({ count: (run?.count ?? 0) + 1, code, world });
		// On a phone the world is above the program.
		ground.current?.scrollIntoView({ block: 'nearest' });
	};
	return (
		<section className={styles.field} aria-label="机器人场地">
			<div className="row">
				<Choice label="场地" value={name} choices={CHOICES} onChoose={(next) => on?.chooses?.({ world: next, mirrored: isMirrored })} />
				<label className="inline">
					<input type="checkbox" checked={isMirrored} onChange={({ target }) => on?.chooses?.({ world: name, mirrored: target.checked })} />
					上下颠倒
				</label>
				<Choice
					label="语言"
					value={language}
					choices={Object.keys(FIRST_PROGRAMS).map((each) => [each, each])}
					onChoose={(next) => kept.keep({ language: next, programs })}
				/>
			</div>
			<div className={styles.halves}>
				<div ref={ground} className={styles.half}>
					{run?.world === world ? (
						<RunView key={run.count} code={run.code} world={world} explain={explainPython} />
					) : (
						<WorldView name={world} says="task" />
					)}
				</div>
				<div className={styles.half}>
					<WrittenProgram
						key={language}
						language={language}
						toolbox="robot"
						code={code}
						onChange={(next) => kept.keep({ language, programs: { ...programs, [language]: next } })}
					/>
					<div className="row">
						<Button label="运行" icon="play" kind="primary" instant onPress={start} />
					</div>
				</div>
			</div>
		</section>
	);
}

interface FieldPrograms {
	language: string;
	/** By language; those that the child has changed. */
	programs: Readonly<Record<string, string>>;
}

function parsePrograms(kept: Readonly<Record<string, unknown>>): FieldPrograms {
	const { language } = kept;
	return {
		language: typeof language === 'string' && language in FIRST_PROGRAMS ? language : 'Python3',
		programs: Object.fromEntries(
			Object.entries(recordOf(kept.programs)).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
		),
	};
}
