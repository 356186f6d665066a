import { useRef, useState } from 'react';
import { BLOCKS } from '#app/blocks/block-language.ts';
import { Choice } from '#app/judge/choice.tsx';
import { explainPython } from '#app/judge/error-explanation.tsx';
import { programProblem } from '#app/judge/languages.ts';
import { WrittenProgram } from '#app/judge/written-program.tsx';
import { RunView } from '#app/programs/run-view.tsx';
import { StepsButton } from '#app/programs/steps-button.tsx';
import type { ComponentProps } from '#generated/component-props.ts';
import { recordOf } from '#src/lib/record-of.ts';
import { useFeedback } from '#src/pages/use-feedback.ts';
import { useKept } from '#src/pages/use-kept.ts';
import { Button } from '#src/ui/button.tsx';
import { RobotCommands } from './robot-commands.tsx';
import styles from './robot-field.module.css';
import { WorldSelect } from './shown-world.tsx';

const PYTHON = 'Python3';

/** Programs that a child begins with, by language. */
const FIRST_PROGRAMS: Readonly<Record<string, string>> = {
	[PYTHON]: 'from robot import *\n\n前进(30)\n右转(90)\n前进(20)\n',
	[BLOCKS]: '',
};

const LANGUAGES = Object.keys(FIRST_PROGRAMS).map((name) => [name, name] as const);

/** A world to drive in without a problem. Programs stay when another world is chosen. */
export function RobotField({ world, on }: ComponentProps['robot#RobotField']) {
	const { message } = useFeedback();
	const kept = useKept('robot-field', parsePrograms);
	const { language, programs } = kept.value ?? { language: PYTHON, programs: {} };
	const code = programs[language] ?? FIRST_PROGRAMS[language] ?? '';
	// The program and the world as they were when it was run. `count` makes each run anew.
	const [run, setRun] = useState({ count: 0, code: '', world: '' });
	const ground = useRef<HTMLElement>(null);
	const start = (): void => {
		const problem = programProblem(code, language);
		if (problem !== null) return message('warning', problem);
		setRun({ count: run.count + 1, code, world });
		// On a phone the world is above the program.
		ground.current?.scrollIntoView({ block: 'nearest' });
	};
	return (
		<div className={styles.halves}>
			<section ref={ground} className={styles.half} aria-label="世界">
				<h2>世界</h2>
				<WorldSelect name={world} samples={[]} onChoose={(next) => on?.chooses?.(next)}>
					{run.count > 0 && run.world === world && <RunView key={run.count} code={run.code} world={world} explain={explainPython} />}
				</WorldSelect>
			</section>
			<section className={styles.half} aria-label="程序">
				<h2>程序</h2>
				<Choice label="语言" value={language} choices={LANGUAGES} onChoose={(next) => kept.keep({ language: next, programs })} />
				<WrittenProgram
					key={language}
					language={language}
					toolbox="robot"
					code={code}
					onChange={(next) => kept.keep({ language, programs: { ...programs, [language]: next } })}
				/>
				<div className="row">
					<Button label="运行" icon="play" kind="primary" instant onPress={start} />
					{run.count > 0 && <StepsButton language={language} code={code} input="" world={world} expected={null} explain={explainPython} />}
				</div>
				{language === PYTHON && <RobotCommands />}
			</section>
		</div>
	);
}

interface FieldPrograms {
	language: string;
	/** Those that the child has changed, by language. */
	programs: Readonly<Record<string, string>>;
}

function parsePrograms({ language, programs }: Readonly<Record<string, unknown>>): FieldPrograms {
	return {
		language: typeof language === 'string' && Object.hasOwn(FIRST_PROGRAMS, language) ? language : PYTHON,
		programs: Object.fromEntries(
			Object.entries(recordOf(programs)).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
		),
	};
}
