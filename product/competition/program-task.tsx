import { formatTime } from '#src/lib/format-time.ts';
import { useComponent } from '#src/pages/use-component.ts';
import { useDictionaries } from '#src/pages/use-dictionaries.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import styles from './answer-desk.module.css';
import type { TaskAnswer } from './play-types.ts';
import type { TaskProps } from './question-task.tsx';
import { useSubmit } from './use-submit.ts';

const WORKBENCH = 'judge#Workbench';

interface Program {
	language: string;
	code: string;
}

/** A programming task: the workbench of the judge, whose submissions go to the competition. Cases are never shown. */
export function ProgramTask({ detail: { competition }, mine, task }: TaskProps) {
	const { problem, receipt, submit } = useSubmit(competition.id);
	const answer = receipt?.answer ?? mine.tasks.find(({ taskId }) => taskId === task.id);
	const submitTo = async ({ language, code }: Program): Promise<void> => {
		await submit({ taskId: task.id, language, code });
	};
	return (
		<div className={styles.part}>
			<section className={styles.verdict} aria-label={`${task.no} ${task.title}的结果`}>
				<p className={styles.line} role="status">
					<strong>
						{task.no} {task.title}
					</strong>
					{answer && answer.tries > 0 ? (
						<Verdict answer={answer} icpc={competition.rankRule === 'icpc'} />
					) : (
						<span className={styles.muted}>还没有提交</span>
					)}
				</p>
				{receipt && (
					<p>
						{receipt.text}。回执号 {receipt.no}
					</p>
				)}
				{competition.frozen && <p className={styles.muted}>已封榜：你的结果只有你自己看得到，比赛结束后一起公布。</p>}
				{problem && (
					<p className={styles.problem} role="alert">
						没有交上：{problem}
					</p>
				)}
				{!mine.can.answer && <p className={styles.muted}>{mine.can.reason || '现在不能提交'}</p>}
			</section>
			<Bench problemId={task.problemId ?? ''} scope={`competition-${competition.id}`} submitTo={submitTo} />
		</div>
	);
}

/** Verdict of the last submission, and in ICPC the minutes that the wrong ones cost. */
function Verdict({ answer: { verdict, solved, tries, at, ms }, icpc }: { answer: TaskAnswer; icpc: boolean }) {
	const label = useDictionaries().find('verdict', String(verdict ?? ''));
	const wrong = tries - (solved ? 1 : 0);
	return (
		<>
			{label && <Badge label={label.label} tone={label.tone} />}
			{solved && verdict !== 0 && <Badge label={label ? '之前已通过' : '已通过'} tone="ok" />}
			<span className={styles.muted}>
				提交了 {tries} 次{at && `，最近一次 ${formatTime(new Date(at), 'HH:mm:ss')}`}
				{ms != null && `，机器人一共跑了 ${ms / 1000} 秒`}
				{icpc && wrong > 0 && `，${solved ? '罚时' : '通过以后罚时'} ${wrong * 20} 分钟`}
			</span>
		</>
	);
}

function Bench(props: { problemId: string; scope: string; submitTo: (program: Program) => Promise<void> }) {
	const Workbench = useComponent(WORKBENCH);
	return Workbench ? <Workbench {...props} /> : <Skeleton shape="lines" />;
}
