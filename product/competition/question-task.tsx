import { AnswerFields } from '#app/question/answer-fields.tsx';
import { Question } from '#app/question/question.tsx';
import { classNames } from '#src/lib/class-names.ts';
import { formatTime } from '#src/lib/format-time.ts';
import { useDictionaries } from '#src/pages/use-dictionaries.ts';
import { useFeedback } from '#src/pages/use-feedback.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import type { Rest } from '#src/ui/use-press.ts';
import styles from './answer-desk.module.css';
import type { CompetitionDetail, CompetitionMine, CompetitionTask } from './play-types.ts';
import { type SaveState, useSaveAnswer } from './use-save-answer.ts';
import { useSubmit } from './use-submit.ts';

export interface TaskProps {
	detail: CompetitionDetail;
	mine: CompetitionMine;
	task: CompetitionTask;
}

/** An objective task: every change is saved, and submitting it is a step of its own. */
export function QuestionTask({ detail: { competition }, mine, task }: TaskProps) {
	const { confirm } = useFeedback();
	const answer = mine.tasks.find(({ taskId }) => taskId === task.id);
	const { value, state, change, save } = useSaveAnswer(competition.id, task.id, answer);
	const { problem, receipt, submit } = useSubmit(competition.id);
	const { question } = task;
	if (!question) return null;
	const icpc = competition.rankRule === 'icpc';
	// The receipt comes before the student's answers have been read again.
	const final = (answer?.final ?? false) || (icpc ? (answer?.solved ?? false) : receipt !== null);
	const open = mine.can.answer && !final;
	const handIn = async (rest: Rest): Promise<void> => {
		const text = icpc ? '提交以后马上判定，没答对的话罚时 20 分钟。' : '每题只能提交一次，提交以后不能再改，结果在比赛结束后公布。';
		if (await confirm({ title: `提交 ${task.no} ${task.title}？`, text })) await submit({ taskId: task.id, value }, rest);
	};
	return (
		<div className={classNames(styles.part, styles.card)}>
			<Question
				mode="ask"
				question={question}
				answer={<AnswerFields question={question} value={value} disabled={!open} clearable onChange={change} />}
			/>
			{problem && (
				<p className={styles.problem} role="alert">
					没有交上：{problem}
				</p>
			)}
			{receipt && (
				<p className={styles.result} role="status">
					{receipt.text}。回执号 {receipt.no}，{formatTime(new Date(receipt.at), 'HH:mm:ss')}
				</p>
			)}
			{answer && answer.tries > 0 && !receipt && <Result task={task} icpc={icpc} tries={answer.tries} />}
			{open ? (
				<div className={styles.actions}>
					<Button label="提交答案" kind="primary" disabled={value.length === 0} onPress={handIn} />
					<SaveLine state={state} onRetry={save} />
				</div>
			) : (
				!final && <p className={styles.muted}>{mine.can.reason || '现在不能作答'}</p>
			)}
		</div>
	);
}

function Result({ task, icpc, tries }: { task: CompetitionTask; icpc: boolean; tries: number }) {
	const state = useDictionaries().find('task_state', task.myState);
	const wrong = task.myState === 'wrong' ? tries : tries - 1;
	return (
		<p className={styles.line}>
			{state && <Badge label={state.label} tone={state.tone} />}
			<span className={styles.muted}>
				提交了 {tries} 次{icpc && wrong > 0 && `，没通过的 ${wrong} 次在通过以后罚时 ${wrong * 20} 分钟`}
				{task.myState === 'submitted' && '，结果在比赛结束后公布'}
			</span>
		</p>
	);
}

function SaveLine({ state, onRetry }: { state: SaveState; onRetry: () => unknown }) {
	return (
		<span className={styles.save} role="status">
			{state.kind === 'saving' && '正在保存…'}
			{state.kind === 'saved' && `已保存 ${formatTime(new Date(state.at), 'HH:mm:ss')}，还没有提交`}
			{state.kind === 'failed' && (
				<>
					没有保存上：{state.message}
					<Button label="重试" kind="text" icon="refresh" onPress={onRetry} />
				</>
			)}
		</span>
	);
}
