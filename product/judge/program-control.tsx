import type { ComponentProps } from '#generated/component-props.ts';
import { useFieldControl } from '#src/pages/use-field-control.ts';
import { Button } from '#src/ui/button.tsx';
import { type AnswerWithBlocks, readAnswer, writeAnswer } from './answer-with-blocks.ts';
import { familyOf } from './languages.ts';
import styles from './program-control.module.css';
import { ProgramRuns } from './program-runs.tsx';
import workbenchStyles from './workbench.module.css';
import { WrittenProgram, type WrittenProgramProps } from './written-program.tsx';

/** A program as a field of a form, in the editor of the workbench, with its runs. Programs of no written language are told in words. */
export function ProgramControl({ language: chosen, toolbox, samples, world }: ComponentProps['judge#ProgramField']) {
	const language = chosen ?? '';
	const { value, onChange } = useFieldControl();
	const code = String(value ?? '');
	const { editor } = familyOf(language);
	if (language !== '' && editor === 'text') return <WordsField />;
	if (editor !== 'blocks')
		return <RunProgram language={language} toolbox={null} samples={samples} world={world} code={code} onChange={onChange} />;
	const answer = readAnswer(code);
	const { words, program } = answer;
	const keep = (next: string | null): void => onChange(writeAnswer({ words, program: next }));
	return (
		<>
			{words !== '' && <Words answer={answer} onChange={keep} />}
			{program === null ? (
				<WordsField />
			) : (
				<RunProgram language={language} toolbox={toolbox ?? null} samples={samples} world={world} code={program} onChange={keep} />
			)}
		</>
	);
}

interface WordsProps {
	answer: AnswerWithBlocks;
	/** Gets the program; null for none. */
	onChange: (program: string | null) => void;
}

/** Leads from words to blocks, and back while there are none. One button, so that the focus stays on it. */
const Words = ({ answer: { words, program }, onChange }: WordsProps) => (
	<section className={styles.before} aria-label="用文字写的程序">
		<p className="note">
			{program === null ? '这份程序是用文字写的：可以接着写，也可以换成积木，文字会留着' : '原来的文字，会和积木一起交给老师'}
		</p>
		{program !== null && <pre className={workbenchStyles.lines}>{words}</pre>}
		{!program && <Button label={program === null ? '换成积木' : '还是用文字写'} onPress={() => onChange(program === null ? '' : null)} />}
	</section>
);

function WordsField() {
	const { name, placeholder, invalid, value, onChange } = useFieldControl();
	return (
		<textarea
			className={styles.words}
			name={name}
			rows={12}
			aria-label="程序"
			aria-invalid={invalid || undefined}
			placeholder={placeholder}
			value={String(value ?? '')}
			onChange={(event) => onChange(event.target.value)}
		/>
	);
}

const RunProgram = ({
	samples,
	world,
	...program
}: WrittenProgramProps & Pick<ComponentProps['judge#ProgramField'], 'samples' | 'world'>) => (
	<>
		<WrittenProgram {...program} />
		<ProgramRuns code={program.code} language={program.language} samples={samples} worlds={world ? [world] : []} />
	</>
);
