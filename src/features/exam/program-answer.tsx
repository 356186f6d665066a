import { useComponent } from '#src/pages/use-component.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import styles from './exam-desk.module.css';
import type { ExamQuestion } from './exam-questions.ts';

const WORKBENCH = 'features/judge#Workbench';

interface ProgramAnswerProps {
	attemptId: string;
	question: ExamQuestion['question'];
	value: readonly string[];
	disabled: boolean;
	onChange: (value: readonly string[]) => void;
}

/** The workbench of the judge in place, apart from practice: programs are only run, and judged once the paper is handed in. The answer is the language and the program as they were typed last. */
export function ProgramAnswer({ attemptId, question, value, disabled, onChange }: ProgramAnswerProps) {
	const [language, code] = value;
	return (
		<div className={styles.program} inert={disabled}>
			<Bench
				problemId={question.problemId ?? ''}
				scope={`attempt-${attemptId}`}
				initial={language !== undefined && code !== undefined ? { language, code } : null}
				onProgram={(program) => {
					// Looking at the template, or choosing a language, is no answer.
					const next = program.untouched ? [] : [program.language, program.code];
					if (next[0] !== language || next[1] !== code) onChange(next);
				}}
			/>
		</div>
	);
}

interface BenchProps {
	problemId: string;
	scope: string;
	initial: { language: string; code: string } | null;
	onProgram: (program: { language: string; code: string; untouched: boolean }) => void;
}

function Bench(props: BenchProps) {
	const Workbench = useComponent(WORKBENCH);
	return Workbench ? <Workbench {...props} /> : <Skeleton shape="lines" />;
}
