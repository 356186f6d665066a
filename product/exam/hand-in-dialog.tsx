import { Button } from '#src/ui/button.tsx';
import { DialogFrame } from '#src/ui/dialog-frame.tsx';
import type { AttemptView } from './attempt/attempt-core.ts';
import styles from './exam-desk.module.css';
import type { ExamQuestion, Progress } from './exam-questions.ts';

interface HandInDialogProps {
	progress: Progress;
	total: number;
	view: AttemptView;
	free: boolean;
	onGo: (question: ExamQuestion) => void;
	onHandIn: () => Promise<void>;
	onClose: () => void;
}

export function HandInDialog({ progress: { open, flagged, conflicts }, total, view, free, onGo, onHandIn, onClose }: HandInDialogProps) {
	const done = open.length === 0 && flagged.length === 0;
	const rest = free ? '还有这些题目可以再看看。' : '这份试卷不能返回前面的题目。';
	return (
		<DialogFrame title="交卷前再看一眼" look="dialog" width={520} onClose={onClose} mayDiscard={async () => true}>
			<p>
				{done ? `${total} 题都答完了。` : rest}
				交卷后不能再改。
			</p>
			<QuestionLinks label="没有答完" questions={open} free={free} onGo={onGo} />
			<QuestionLinks label="标记过" questions={flagged} free={free} onGo={onGo} />
			<QuestionLinks label="另一台设备上有不同的答案" questions={conflicts} free={free} onGo={onGo} />
			{view.save === 'offline' && <p className={styles.handInNote}>现在没有网络，联网后才能交卷。答案留在这台设备上，不会丢。</p>}
			{view.handInProblem && (
				<p className={styles.handInProblem} role="alert">
					没有交上：{view.handInProblem}。答案都在，可以再交一次。
				</p>
			)}
			<div className={styles.handInButtons}>
				<Button label="再检查一下" onPress={onClose} />
				<Button label="确定交卷" kind="primary" busy={view.handingIn !== null} onPress={onHandIn} />
			</div>
		</DialogFrame>
	);
}

interface QuestionLinksProps {
	label: string;
	questions: readonly ExamQuestion[];
	free: boolean;
	onGo: (question: ExamQuestion) => void;
}

function QuestionLinks({ label, questions, free, onGo }: QuestionLinksProps) {
	if (questions.length === 0) return null;
	return (
		<section className={styles.links} aria-label={`${label}的题目`}>
			<h3>
				{label}（{questions.length}）
			</h3>
			<ul>
				{questions.map((question) => (
					<li key={question.question.id}>
						<button type="button" disabled={!free} aria-label={`去第 ${question.no} 题`} onClick={() => onGo(question)}>
							{question.no}
						</button>
					</li>
				))}
			</ul>
		</section>
	);
}
