import { useState } from 'react';
import type { ComponentProps } from '#generated/component-props.ts';
import { usePage } from '#src/pages/page-context.tsx';
import { EmptyNotice } from '#src/ui/empty-notice.tsx';
import styles from './answer-desk.module.css';
import type { CompetitionStage, CompetitionTask } from './play-types.ts';
import { ProgramTask } from './program-task.tsx';
import { QuestionTask } from './question-task.tsx';
import { TaskList } from './task-list.tsx';

type AnswerDeskProps = ComponentProps['competition#AnswerDesk'];

/** The tasks of a competition beside the open one; in a competition without tasks, the works of its stages. */
export function AnswerDesk({ detail, mine, task, stage, slots }: AnswerDeskProps) {
	const { tasks, stages } = detail;
	const { commands } = usePage();
	// Chosen once: a task that has just been submitted stays open with its receipt.
	const [first] = useState(() => firstTask(tasks, stage)?.id);
	const open = tasks.find(({ id }) => id === task) ?? tasks.find(({ id }) => id === first) ?? tasks[0];
	if (!open) return <StageWorks detail={detail} mine={mine} slots={slots} />;
	return (
		<div className={styles.desk}>
			<TaskList tasks={tasks} open={open} onOpen={(id) => commands.set({ task: id })} />
			<article key={open.id} className={styles.task} aria-label={`${open.no} ${open.title}`}>
				{open.kind !== 'problem' && <Heading task={open} icpc={detail.competition.rankRule === 'icpc'} />}
				{open.kind === 'question' && <QuestionTask detail={detail} mine={mine} task={open} />}
				{open.kind === 'problem' && <ProgramTask detail={detail} mine={mine} task={open} />}
				{open.kind === 'work' && <StageWork mine={mine} stage={stages.find(({ id }) => id === open.stageId)} slots={slots} />}
			</article>
		</div>
	);
}

const firstTask = (tasks: readonly CompetitionTask[], stage: string | null | undefined): CompetitionTask | undefined =>
	tasks.find(({ stageId }) => stage && stageId === stage) ?? tasks.find(({ myState }) => !DONE.includes(myState));

const DONE: readonly CompetitionTask['myState'][] = ['solved', 'submitted', 'reviewing', 'scored'];

const Heading = ({ task: { no, title, score }, icpc }: { task: CompetitionTask; icpc: boolean }) => (
	<h2 className={styles.heading}>
		{no} {title}
		{!icpc && <small className={styles.muted}>{score} 分</small>}
	</h2>
);

function StageWorks({ detail, mine, slots }: Pick<AnswerDeskProps, 'detail' | 'mine' | 'slots'>) {
	const stages = detail.stages.filter(({ needsWork, state }) => needsWork && state !== 'wait');
	if (stages.length === 0) return <EmptyNotice text={mine.can.reason || '这场比赛现在没有要作答的内容'} />;
	return [...stages].reverse().map((stage) => (
		<section key={stage.id} className={styles.task} aria-label={stage.name}>
			<h2 className={styles.heading}>{stage.name}</h2>
			<StageWork mine={mine} stage={stage} slots={slots} />
		</section>
	));
}

function StageWork({ mine, stage, slots }: Pick<AnswerDeskProps, 'mine' | 'slots'> & { stage: CompetitionStage | undefined }) {
	if (!stage) return <EmptyNotice text="这个阶段不收作品" />;
	const works = mine.works.filter(({ stageId }) => stageId === stage.id);
	const submitted = works.find(({ state }) => state !== 'draft') ?? null;
	return slots?.work?.({ stage, works, latest: works[0] ?? null, submitted });
}
