import { useEffect, useRef } from 'react';
import type { ComponentProps } from '#generated/component-props.ts';
import { useClock } from '#src/pages/use-clock.ts';
import { EmptyNotice } from '#src/ui/empty-notice.tsx';
import { RichText } from '#src/ui/rich-text/rich-text.tsx';
import { AnswerForm } from './answer-form.tsx';
import type { Homework, HomeworkSubmission, RubricItem } from './api-types.ts';
import styles from './homework-desk.module.css';
import { attemptsText, deadlineText, refusalText, statusOf } from './homework-status.ts';
import { SubmissionView } from './submission-view.tsx';

export function HomeworkDesk({ found, history }: ComponentProps['homework#HomeworkDesk']) {
	const [homework] = found.records;
	if (!homework) return <EmptyNotice text="没有找到这份作业" />;
	const marked = history.records.find(({ rubric }) => rubric.length > 0);
	return (
		<article className={styles.desk} aria-label={homework.title}>
			<div className={styles.main}>
				<Title key={homework.id} text={homework.title} />
				<StatusLine homework={homework} />
				<section className={styles.part} aria-label="作业要求">
					<h3>作业要求</h3>
					<RichText content={homework.contentHtml} format="html" />
				</section>
				{homework.canSubmit && (
					<section className={styles.part} aria-label="作答">
						<h3>我的答案</h3>
						<AnswerForm key={`${homework.id} ${homework.attempt}`} homework={homework} />
					</section>
				)}
				<History submissions={history.records} />
			</div>
			<aside className={styles.side}>
				<Facts homework={homework} />
				<Rubric items={marked?.rubric ?? homework.rubric} />
			</aside>
		</article>
	);
}

/** A title below this fraction of the viewport is scrolled into view. */
const LOW = 0.6;

function Title({ text }: { text: string }) {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		const { current: title } = heading;
		if (title && title.getBoundingClientRect().top > window.innerHeight * LOW) title.scrollIntoView({ block: 'nearest' });
	}, []);
	return (
		<h2 ref={heading} className={styles.title}>
			{text}
		</h2>
	);
}

function StatusLine({ homework }: { homework: Homework }) {
	const { now, times } = useClock();
	const { tone, title, note } = statusOf(homework, now(), times);
	const teacherComment = homework.state === 'returned' ? homework.submission?.comment : '';
	return (
		<p className={styles.status} data-tone={tone} role="status">
			<strong>{title}</strong>
			<span>{refusalText(homework) || note}</span>
			{teacherComment && (
				<span className={styles.comment}>
					{homework.teacherName}老师说：{teacherComment}
				</span>
			)}
		</p>
	);
}

function Facts({ homework }: { homework: Homework }) {
	const { times } = useClock();
	const { sourceTitle, nextText, nextAt, fullScore, teacherName } = homework;
	return (
		<dl className={styles.facts}>
			<dt>来自</dt>
			<dd>{sourceTitle}</dd>
			<dt>{nextText}</dt>
			<dd>{deadlineText(nextAt, times)}</dd>
			<dt>满分</dt>
			<dd>{fullScore} 分</dd>
			<dt>次数</dt>
			<dd>{attemptsText(homework)}</dd>
			<dt>批改</dt>
			<dd>{teacherName}老师</dd>
		</dl>
	);
}

function History({ submissions }: { submissions: readonly HomeworkSubmission[] }) {
	if (submissions.length === 0) return null;
	return (
		<section className={styles.part} aria-label="交过的作业">
			<h3>交过的作业</h3>
			{submissions.map((submission, index) => (
				<SubmissionView key={submission.id} submission={submission} open={index === 0} />
			))}
		</section>
	);
}

function Rubric({ items }: { items: readonly RubricItem[] }) {
	if (items.length === 0) return null;
	const marked = items.some(({ score }) => score !== undefined);
	return (
		<section className={styles.part} aria-label="评分标准">
			<h3>评分标准</h3>
			<ul className={styles.rubric}>
				{items.map(({ name, points, note, score }) => (
					<li key={name}>
						<strong>{name}</strong>
						<span className={styles.points}>{marked ? `${score ?? 0} / ${points} 分` : `${points} 分`}</span>
						<small>{note}</small>
					</li>
				))}
			</ul>
		</section>
	);
}
