import { useEffect, useRef, useState } from 'react';
import type { ComponentProps } from '#generated/component-props.ts';
import { useLinkTo } from '#src/pages/use-link.ts';
import { Icon } from '#src/ui/icons.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { ProgressMark, progressTitles } from '#src/ui/progress-mark.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import type { CatalogNode, LessonLink } from './api-types.ts';
import styles from './lesson-outline.module.css';
import { lessonTarget } from './lesson-target.ts';

/** The neighbours of a lesson and the outline of its course. */
export function LessonOutline({ lesson, catalog, folded = false }: ComponentProps['features/learning#LessonOutline']) {
	if (!lesson) return null;
	const count = (key: 'done' | 'total'): number => catalog.reduce((sum, chapter) => sum + chapter[key], 0);
	const outline = <Outline catalog={catalog} current={lesson.lessonId} />;
	const progress = `学完 ${count('done')} / ${count('total')} 课`;
	return (
		<section className={styles.outline} aria-label="课程目录">
			<div className={styles.steps}>
				<Step link={lesson.previous} label="上一课" icon="chevron-left" />
				<Step link={lesson.next} label="下一课" icon="chevron-right" primary />
			</div>
			{folded ? (
				<details>
					<summary className={styles.head}>
						课程目录 <span className={styles.progress}>{progress}</span>
					</summary>
					{outline}
				</details>
			) : (
				<>
					<h2 className={styles.head}>
						课程目录 <span className={styles.progress}>{progress}</span>
					</h2>
					{outline}
				</>
			)}
		</section>
	);
}

interface StepProps {
	link: LessonLink | undefined;
	label: string;
	icon: string;
	primary?: boolean;
}

function Step({ link, label, icon, primary = false }: StepProps) {
	const linkTo = useLinkTo();
	if (!link) return null;
	const target = link.locked ? null : linkTo(lessonTarget(link));
	const name = `${link.number} ${link.title}`;
	return (
		<div className={styles.step}>
			{target && <LinkButton label={label} icon={icon} kind={primary ? 'primary' : 'secondary'} tooltip={name} link={target} />}
			<span className={styles.name}>{target ? name : `${label}：${name}，${whyClosed(link)}`}</span>
		</div>
	);
}

function Outline({ catalog, current }: { catalog: readonly CatalogNode[]; current: string }) {
	const list = useRef<HTMLElement>(null);
	// Scrolls only the list, not the window.
	useEffect(() => {
		const { current: frame } = list;
		const item = frame?.querySelector<HTMLElement>('[aria-current]');
		if (frame && item) frame.scrollTop = item.offsetTop - frame.clientHeight / 2;
	}, []);
	return (
		<nav ref={list} className={styles.list} aria-label="课程目录">
			{catalog.map((chapter) => (
				<Chapter key={chapter.id} chapter={chapter} current={current} />
			))}
		</nav>
	);
}

function Chapter({ chapter, current }: { chapter: CatalogNode; current: string }) {
	const [open, setOpen] = useState(chapter.children.some(({ id }) => id === current));
	return (
		<details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
			<summary className={styles.chapter}>
				<span className="fill">
					{chapter.number} {chapter.title}
				</span>
				<span className={styles.progress}>
					{chapter.done}/{chapter.total}
				</span>
			</summary>
			{open && (
				<ol>
					{chapter.children.map((lesson) => (
						<li key={lesson.id}>
							<Lesson lesson={lesson} current={lesson.id === current} />
						</li>
					))}
				</ol>
			)}
		</details>
	);
}

function Lesson({ lesson, current }: { lesson: CatalogNode; current: boolean }) {
	const { id: lessonId, courseId, lessonType = '', refId, number, title, state, locked, lockText } = lesson;
	const link = useLinkTo()(lessonTarget({ courseId, lessonId, lessonType, refId }));
	const name = `${number} ${title}`;
	if (locked || !link)
		return (
			<span className={styles.lesson} data-locked="">
				<Icon name="lock" />
				<span className="fill">
					{name}
					<small className={styles.reason}>{whyClosed({ locked, lockText })}</small>
				</span>
			</span>
		);
	return (
		<a {...link} className={styles.lesson} aria-current={current ? 'page' : undefined}>
			<ProgressMark state={state} />
			<span className="fill">{name}</span>
			<VisuallyHidden>（{progressTitles[state]}）</VisuallyHidden>
		</a>
	);
}

/** A lesson that is not locked lacks its page, as its feature is off. */
const whyClosed = ({ locked, lockText }: Pick<LessonLink, 'locked' | 'lockText'>): string =>
	locked ? (lockText ?? '还没有开放') : '没有开放';
