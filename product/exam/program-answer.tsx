import { useState } from 'react';
import { useComponent } from '#src/pages/use-component.ts';
import { useFeedback } from '#src/pages/use-feedback.ts';
import { ErrorBoundary } from '#src/ui/error-boundary.tsx';
import { ErrorNotice } from '#src/ui/error-notice.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import styles from './exam-desk.module.css';
import type { ExamQuestion } from './exam-questions.ts';
import { type PreparedPrograms, WORKBENCH } from './use-prepared-paper.tsx';

interface ProgramAnswerProps {
	attemptId: string;
	question: ExamQuestion['question'];
	value: readonly string[];
	disabled: boolean;
	programs: PreparedPrograms;
	onChange: (value: readonly string[]) => void;
}

/** The workbench of the judge in place, apart from practice: programs are only run, and judged once the paper is handed in. The answer is the language and the program as they were typed last. */
export function ProgramAnswer({ attemptId, question, value, disabled, programs, onChange }: ProgramAnswerProps) {
	const [language, code] = value;
	const { reportError } = useFeedback();
	const problemId = question.problemId ?? '';
	// Read once: a problem that arrives later would mount another workbench and lose the program in this one.
	const [problem] = useState(() => (problemId in programs ? { info: programs[problemId] } : { problemId }));
	return (
		<div className={styles.program} inert={disabled}>
			<ErrorBoundary
				onError={(error) => reportError(error, 'the workbench of an exam')}
				fallback={(_error, retry) => <ErrorNotice message="写程序的地方没有加载出来，联网后点重试。别的题可以先做。" onRetry={retry} />}
			>
				<Bench
					{...problem}
					scope={`attempt-${attemptId}`}
					initial={language !== undefined && code !== undefined ? { language, code } : null}
					onProgram={(program) => {
						// Looking at the template, or choosing a language, is no answer.
						const next = program.untouched ? [] : [program.language, program.code];
						if (next[0] !== language || next[1] !== code) onChange(next);
					}}
				/>
			</ErrorBoundary>
		</div>
	);
}

interface BenchProps {
	problemId?: string;
	info?: unknown;
	scope: string;
	initial: { language: string; code: string } | null;
	onProgram: (program: { language: string; code: string; untouched: boolean }) => void;
}

function Bench(props: BenchProps) {
	const Workbench = useComponent(WORKBENCH);
	return Workbench ? <Workbench {...props} /> : <Skeleton shape="lines" />;
}
