import { type ComponentPropsWithoutRef, type ReactNode, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import type { ComponentProps } from '#generated/component-props.ts';
import { useCalls } from '#src/pages/use-calls.ts';
import { useFeedback } from '#src/pages/use-feedback.ts';
import { useNavigation } from '#src/pages/use-navigation.ts';
import { Button } from '#src/ui/button.tsx';
import { ErrorNotice } from '#src/ui/error-notice.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { tabPanel } from '#src/ui/tab-list.tsx';
import { useModal } from '#src/ui/use-modal.ts';
import type { PaperDetail } from './api-types.ts';
import type { Attempt } from './attempt/attempt.ts';
import { type AttemptView, mayWrite } from './attempt/attempt-core.ts';
import { entryOf, isAnswered } from './attempt/journal.ts';
import { DeskNotices } from './desk-notices.tsx';
import styles from './exam-desk.module.css';
import { ExamKeys } from './exam-keys.tsx';
import { type ExamQuestion, progressOf, questionsOf, sectionsOf, startOf } from './exam-questions.ts';
import { HandInDialog } from './hand-in-dialog.tsx';
import { QuestionPalette } from './question-palette.tsx';
import { QuestionView } from './question-view.tsx';
import { SECTIONS, SectionRow } from './section-row.tsx';
import { StatusBar } from './status-bar.tsx';
import { useAttempt } from './use-attempt.ts';
import { useExamKeys } from './use-exam-keys.ts';
import { usePreparedPaper } from './use-prepared-paper.tsx';
import { useTextSize } from './use-text-size.ts';

/** The screen for answering a paper: fills the window, so that nothing beside it distracts. */
export function ExamDesk({ attempt: { id, paperId, paperTitle } }: ComponentProps['exam#ExamDesk']) {
	const { openRoute } = useNavigation();
	const { opened, failure, retry } = useAttempt(paperId, id);
	// Escape must not leave an exam.
	const { props } = useModal({ mayClose: () => false });
	const leave = (): void => openRoute({ route: 'examPrepHubIndex' });
	return (
		<dialog {...props} className={styles.screen} aria-label={`正在作答：${paperTitle}`}>
			{failure !== null && (
				<div className={styles.notice}>
					<ErrorNotice message={failure} onRetry={retry} />
					<Button label="返回备考中心" onPress={leave} />
				</div>
			)}
			{failure === null && !opened && (
				<div className={styles.notice}>
					<Skeleton shape="lines" />
				</div>
			)}
			{opened && <Desk title={paperTitle} attempt={opened.attempt} paper={opened.paper} onLeave={leave} />}
		</dialog>
	);
}

interface DeskProps {
	title: string;
	attempt: Attempt;
	paper: PaperDetail;
	onLeave: () => void;
}

function Desk({ title, attempt, paper, onLeave }: DeskProps) {
	const view = useSnapshot(attempt.state) as AttemptView;
	const free = paper.nav === 'free';
	const [dialog, setDialog] = useState<DeskDialog>(null);
	const { questions, index, current, go } = useQuestions({ attempt, view, paper, setDialog });
	const { ready, programs, fetcher } = usePreparedPaper(questions);
	const textSize = useTextSize();
	useSpentTime(attempt, current);
	useExamKeys({ attempt, view, current, go: (step) => go(index + step), onHelp: () => setDialog('keys'), quiet: dialog !== null });
	useEnd(view.phase === 'ended');
	if (!current) return <p className={styles.notice}>这份试卷里没有题目。</p>;
	const progress = progressOf(questions, view);
	const palette = <QuestionPalette questions={questions} view={view} index={index} free={free} onGo={go} />;
	return (
		<div className={styles.desk} data-text-size={textSize.size}>
			<StatusBar
				title={title}
				view={view}
				answered={progress.answered}
				total={questions.length}
				onHandIn={() => setDialog('hand in')}
				onLeave={onLeave}
				onKeys={() => setDialog('keys')}
				onSave={() => attempt.save()}
				textSize={textSize}
				ready={ready}
			/>
			{fetcher}
			<DeskNotices view={view} onTakeOver={attempt.takeOver} onLeave={onLeave} />
			<SectionRow sections={sectionsOf(questions, view)} open={current.section.id} free={free} onGo={go} />
			<div className={styles.body}>
				<OpenQuestion item={current} view={view} attempt={attempt} programs={programs} total={questions.length} free={free} />
				<aside className={styles.side}>{palette}</aside>
			</div>
			<Pager
				index={index}
				free={free}
				count={questions.length}
				onGo={go}
				onPalette={() => setDialog('palette')}
				onHandIn={() => setDialog('hand in')}
			>
				<FlagButton attempt={attempt} view={view} questionId={current.question.id} />
			</Pager>
			<DeskDialogs
				dialog={dialog}
				palette={palette}
				progress={progress}
				view={view}
				free={free}
				total={questions.length}
				onGo={(question) => void go(questions.indexOf(question))}
				onHandIn={attempt.handIn}
				onClose={() => setDialog(null)}
			/>
		</div>
	);
}

interface DeskDialogsProps extends ComponentPropsWithoutRef<typeof HandInDialog> {
	dialog: DeskDialog;
	palette: ReactNode;
}

function DeskDialogs({ dialog, palette, ...handIn }: DeskDialogsProps) {
	const { view, onGo, onClose } = handIn;
	const closeAndGo = (question: ExamQuestion): void => {
		onClose();
		onGo(question);
	};
	if (dialog === 'palette') return <Sheet onClose={onClose}>{palette}</Sheet>;
	if (dialog === 'keys') return <ExamKeys onClose={onClose} />;
	return dialog === 'hand in' && view.phase === 'working' && <HandInDialog {...handIn} onGo={closeAndGo} />;
}

/** `asking`: the student is asked whether to go on. */
type DeskDialog = 'hand in' | 'keys' | 'palette' | 'asking' | null;

interface QuestionsOptions {
	attempt: Attempt;
	view: AttemptView;
	paper: PaperDetail;
	setDialog: (dialog: DeskDialog) => void;
}

/** The questions of the paper, the one that is open, and going to another one. */
function useQuestions({ attempt, view, paper, setDialog }: QuestionsOptions) {
	const { confirm } = useFeedback();
	const free = paper.nav === 'free';
	const [questions] = useState(() => questionsOf(paper));
	const [index, setIndex] = useState(() => startOf(questions, view, free));
	useEffect(() => {
		if (!free) attempt.see(index + 1);
	}, [attempt, free, index]);
	const go = async (next: number): Promise<void> => {
		if (next < 0 || next >= questions.length || next === index || (!free && next < index)) return;
		setDialog('asking');
		const may = free || (await mayLeaveBehind(questions.slice(index, next), view, confirm));
		setDialog(null);
		if (may) setIndex(next);
	};
	return { questions, index, current: questions[index], go };
}

/** When the attempt has ended, the page shows the result instead of this screen. */
function useEnd(ended: boolean): void {
	const { answers, invalidates } = useCalls();
	useEffect(() => {
		if (ended) answers.invalidate(invalidates('main.paperSubmit'));
	}, [ended, answers, invalidates]);
}

/** In a forward-only paper, an unanswered question cannot be opened again. */
async function mayLeaveBehind(
	questions: readonly ExamQuestion[],
	view: AttemptView,
	confirm: (question: { text: string; title: string | null }) => Promise<boolean>,
): Promise<boolean> {
	const open = questions.filter(({ question }) => !isAnswered(entryOf(view, question.id)));
	if (open.length === 0) return true;
	const which = open.length === 1 ? `第 ${open[0]?.no} 题` : `有 ${open.length} 题`;
	return confirm({ title: '往后就不能回来了', text: `${which}还没有作答。这份试卷只能往后做，确定跳过吗？` });
}

/** The panel of the section's tab, if the paper has tabs. */
const OpenQuestion = ({ free, ...question }: ComponentPropsWithoutRef<typeof QuestionView> & { free: boolean }) => (
	<div className={styles.main} {...(free && tabPanel(SECTIONS, question.item.section.id))}>
		<QuestionView key={question.item.question.id} {...question} />
	</div>
);

interface FlagButtonProps {
	attempt: Attempt;
	view: AttemptView;
	questionId: string;
}

function FlagButton({ attempt, view, questionId }: FlagButtonProps) {
	const { flagged } = entryOf(view, questionId);
	return (
		<Button
			label={flagged ? '已标记' : '标记'}
			icon="flag"
			kind="text"
			pressed={flagged}
			disabled={!mayWrite(view)}
			onPress={() => attempt.flag(questionId, !flagged)}
		/>
	);
}

interface PagerProps {
	index: number;
	count: number;
	free: boolean;
	onGo: (index: number) => void;
	onPalette: () => void;
	onHandIn: () => void;
	children: ReactNode;
}

function Pager({ index, count, free, onGo, onPalette, onHandIn, children }: PagerProps) {
	const last = index === count - 1;
	return (
		<nav className={styles.pager} aria-label="题目切换">
			<Button label="上一题" icon="arrow-left" disabled={!free || index === 0} onPress={() => onGo(index - 1)} />
			{children}
			<span className={styles.paletteButton}>
				<Button label={`答题卡 ${index + 1}/${count}`} icon="grid" opensDialog onPress={onPalette} />
			</span>
			{last ? (
				<Button label="去交卷" kind="primary" opensDialog onPress={onHandIn} />
			) : (
				<Button label="下一题" kind="primary" onPress={() => onGo(index + 1)} />
			)}
		</nav>
	);
}

/** The palette on a small screen. */
function Sheet({ onClose, children }: { onClose: () => void; children: ReactNode }) {
	const { close, props } = useModal({ onClose, light: true });
	return (
		<dialog {...props} className={styles.sheet} aria-label="答题卡">
			<div className={styles.sheetBody}>
				{children}
				<Button label="收起" wide onPress={close} />
			</div>
		</dialog>
	);
}

/** Tells the attempt which question is shown while the window is visible. */
function useSpentTime(attempt: Attempt, current: ExamQuestion | undefined): void {
	const id = current?.question.id;
	useEffect(() => {
		if (id === undefined) return;
		const show = (): void => attempt.show(document.visibilityState === 'visible' ? id : null);
		show();
		document.addEventListener('visibilitychange', show);
		return () => {
			document.removeEventListener('visibilitychange', show);
			attempt.show(null);
		};
	}, [attempt, id]);
}
