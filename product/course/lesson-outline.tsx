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

type Declared = ComponentProps['course#LessonOutline'];

interface LessonOutlineProps extends Declared {
	/** Given by a feature that embeds it: draws the way on alone. */
	onlyNext?: boolean;
}

/** The neighbours of a lesson and the outline of its course. */
export function LessonOutline({ lesson, catalog, folded = false, onlyNext = false }: LessonOutlineProps) {
	const openNeighbour = useOpenNeighbour(catalog);
	if (!lesson) return null;
	if (onlyNext) return <NextLesson link={openNeighbour(lesson.next, 1)} />;
	const count = (key: 'done' | 'total'): number => catalog.reduce((sum, chapter) => sum + chapter[key], 0);
	const outline = <Outline catalog={catalog} current={lesson.lessonId} />;
	const progress = `学完 ${count('done')} / ${count('total')} 课`;
	return (
		<section className={styles.outline} aria-label="课程目录">
			<div className={styles.steps}>
				<Step link={openNeighbour(lesson.previous, -1)} label="上一课" icon="chevron-left" />
				<Step link={openNeighbour(lesson.next, 1)} label="下一课" icon="chevron-right" primary />
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

/** The way on from a lesson that has ended, as one button; a line if the next lesson is closed. */
function NextLesson({ link }: { link: LessonLink | undefined }) {
	const linkTo = useLinkTo();
	if (!link) return null;
	const target = link.locked ? null : linkTo(lessonTarget(link));
	const label = `下一课：${link.number} ${link.title}`;
	return target ? (
		<LinkButton label={label} icon="chevron-right" kind="primary" link={target} />
	) : (
		<span>{`${label}，${whyClosed(link)}`}</span>
	);
}

/** Passes over lessons that have no page because their feature is off, which the server does not know; the neighbour itself if no other is left. */
function useOpenNeighbour(catalog: readonly CatalogNode[]) {
	const linkTo = useLinkTo();
	const hasPage = (link: LessonLink): boolean => linkTo(lessonTarget(link)) !== null;
	return (neighbour: LessonLink | undefined, step: 1 | -1): LessonLink | undefined => {
		if (!neighbour || hasPage(neighbour)) return neighbour;
		const lessons = catalog.flatMap(({ children }) => children).map(linkOf);
		const at = lessons.findIndex(({ lessonId }) => lessonId === neighbour.lessonId);
		if (at < 0) return neighbour;
		const beyond = step > 0 ? lessons.slice(at + 1) : lessons.slice(0, at).reverse();
		return beyond.find(hasPage) ?? neighbour;
	};
}

const linkOf = ({ id: lessonId, lessonType = '', ...node }: CatalogNode): LessonLink => ({ ...node, lessonId, lessonType });

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
	const { number, title, state, locked, lockText } = lesson;
	const link = useLinkTo()(lessonTarget(linkOf(lesson)));
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
