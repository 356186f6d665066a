import { useLayoutEffect, useState } from 'react';
import { BLOCKS, pythonIn } from '#app/blocks/block-language.ts';
import { RunView } from '#app/programs/run-view.tsx';
import { StepsButton } from '#app/programs/steps-button.tsx';
import { ShownWorld } from '#app/robot/shown-world.tsx';
import { useFeedback } from '#src/pages/use-feedback.ts';
import { Button } from '#src/ui/button.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { explainPython } from './error-explanation.tsx';
import { programProblem } from './languages.ts';
import styles from './lesson-program.module.css';

const LessonEditor = lazyComponent(
	async () => (await import(/* webpackChunkName: "code-editor" */ './editor/lesson-editor.tsx')).LessonEditor,
	() => <Skeleton shape="lines" />,
);

const LessonBlocks = lazyComponent(
	async () => (await import(/* webpackChunkName: "block-editor" */ './editor/lesson-blocks.tsx')).LessonBlocks,
	() => <Skeleton shape="lines" />,
);

interface LessonProgramProps {
	/** Python3 or 图形化. */
	language: string;
	/** Names the world in which the program drives a robot. */
	world?: string;
	/** The element of the lesson's own program, hidden while it is shown otherwise: as blocks, or in the editor. */
	lessonProgram: HTMLElement;
	original: string;
	/** Null if the student has not changed the program. */
	changed: string | null;
	/** `count` is another one for each run. */
	run: { count: number; code: string } | null;
	onChange: (code: string) => void;
	onRun: (code: string) => void;
}

export function LessonProgram({ language, world, lessonProgram, original, changed, run, onChange, onRun }: LessonProgramProps) {
	const { message, confirm } = useFeedback();
	const [opened, setOpened] = useState(false);
	const code = changed ?? original;
	const editing = opened || changed !== null;
	const isOfBlocks = language === BLOCKS;
	const isDrawn = editing || isOfBlocks;
	// The lesson's text is not of React.
	useLayoutEffect(() => {
		lessonProgram.hidden = isDrawn;
		return () => {
			lessonProgram.hidden = false;
		};
	}, [lessonProgram, isDrawn]);
	const start = (): void => {
		const problem = programProblem(code, language);
		if (problem !== null) message('warning', problem);
		else onRun(code);
	};
	const restore = async (): Promise<void> => {
		const question = { title: '还原成课文里的程序？', text: '你改过的内容会去掉，找不回来。', yes: '还原' };
		if (changed !== null && !(await confirm(question))) return;
		onChange(original);
		setOpened(false);
	};
	return (
		<section className={styles.program} aria-label="可以运行的程序">
			{isOfBlocks && <LessonBlocks code={code} editing={editing} onChange={onChange} />}
			{editing && !isOfBlocks && <LessonEditor code={code} focused={opened} onChange={onChange} />}
			{isDrawn && <pre className={styles.printed}>{pythonIn(code)}</pre>}
			<div className="row">
				<Button label="运行" icon="play" kind="primary" instant onPress={start} />
				{/* One button, so that the focus stays on it. */}
				<Button
					label={editing ? '还原' : '改一改'}
					icon={editing ? 'refresh' : 'edit'}
					onPress={editing ? restore : () => setOpened(true)}
				/>
				<StepsButton language={language} code={code} input="" world={world} expected={null} explain={explainPython} />
			</div>
			{world !== undefined && !run && <ShownWorld name={world} says="task" />}
			{run && (
				<section aria-label="运行结果" aria-live="polite">
					<RunView key={run.count} code={run.code} world={world} explain={explainPython} />
				</section>
			)}
		</section>
	);
}
