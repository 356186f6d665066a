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
					if (program.language !== language || program.code !== code) onChange([program.language, program.code]);
				}}
			/>
		</div>
	);
}

interface BenchProps {
	problemId: string;
	scope: string;
	initial: { language: string; code: string } | null;
	onProgram: (program: { language: string; code: string }) => void;
}

function Bench(props: BenchProps) {
	const Workbench = useComponent(WORKBENCH);
	return Workbench ? <Workbench {...props} /> : <Skeleton shape="lines" />;
}
