import { useLayoutEffect, useState } from 'react';
import { proxy } from 'valtio/vanilla';
import type { ComponentProps } from '#generated/component-props.ts';
import { useFieldControl } from '#src/pages/use-field-control.ts';
import { useKeptData } from '#src/pages/use-kept-data.ts';
import { Button } from '#src/ui/button.tsx';
import { type AnswerWithBlocks, readAnswer, writeAnswer } from './answer-with-blocks.ts';
import editorStyles from './editor/editor.module.css';
import { readEditorSettings } from './editor/editor-settings.ts';
import { ProgramEditor } from './editor/program-editor.tsx';
import { familyOf } from './languages.ts';
import { OpenFile } from './open-file.tsx';
import styles from './program-control.module.css';
import { ProgramRuns } from './program-runs.tsx';
import workbenchStyles from './workbench.module.css';
import { type EditedProgram, startState } from './workbench-store.ts';

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

interface WrittenProgramProps {
	language: string;
	toolbox: string | null;
	code: string;
	onChange: (code: string) => void;
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

function WrittenProgram(props: WrittenProgramProps) {
	const { storage } = useKeptData();
	const [settings] = useState(() => readEditorSettings(storage));
	const [near, setNear] = useState(false);
	const program = useEditedProgram(props);
	const { language, onChange } = props;
	const { editor } = familyOf(language);
	const come = (): void => setNear(true);
	return (
		<>
			{editor === 'blocks' && <OpenFile language={language} program={{ ...program, replace: onChange }} />}
			{/* biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the user comes near */}
			<div className={styles.frame} data-editor={editor} onPointerEnter={come} onFocus={come}>
				<div className={editorStyles.editor} data-theme={settings.theme} data-editor={editor}>
					<ProgramEditor workbench={program} settings={settings} near={near} />
				</div>
			</div>
		</>
	);
}

/** The form has the text; the editor follows it when the form changes it, such as for a restored draft. */
function useEditedProgram({ language, toolbox, code, onChange }: WrittenProgramProps): EditedProgram {
	const [state] = useState(() => proxy(startState({ language, code, input: '' })));
	// Layout effects, so that no key that is pressed meanwhile is lost.
	useLayoutEffect(() => {
		if (code !== state.code) Object.assign(state, { code, replaced: state.replaced + 1 });
	}, [state, code]);
	useLayoutEffect(() => {
		if (language !== state.language) Object.assign(state, { language, opening: state.code, opened: state.opened + 1 });
	}, [state, language]);
	return {
		state,
		template: () => '',
		blocks: toolbox === null ? null : { toolbox },
		edit(text) {
			state.code = text;
			onChange(text);
		},
	};
}
