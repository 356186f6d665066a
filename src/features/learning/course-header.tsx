import type { ComponentProps } from '#generated/component-props.ts';
import { formatNumber } from '#src/lib/format-quantity.ts';
import { usePageEnvironment } from '#src/pages/page-environment.tsx';
import { useLinkTo } from '#src/pages/use-link.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Icon } from '#src/ui/icons.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import type { ContinueItem, CourseDetail } from './api-types.ts';
import { CourseActions } from './course-actions.tsx';
import styles from './course-header.module.css';
import { GoLink } from './go-link.tsx';
import { lessonTarget, positionText } from './lesson-target.ts';

export function CourseHeader({ course, resume }: ComponentProps['features/learning#CourseHeader']) {
	return (
		<section className={styles.header} aria-label="课程概况">
			<div className={styles.cover}>
				<Picture url={course.cover} alt="" ratio="16/9" eager />
			</div>
			<div className={styles.words}>
				<Labels course={course} />
				<h1 className={styles.title}>{course.title}</h1>
				<p className={styles.summary}>{course.summary}</p>
				<p className={styles.facts}>{factsOf(course).join(' · ')}</p>
				{course.joined && (
					<div className={styles.progress}>
						<span>
							学完 {course.doneCount} / {course.lessonCount} 课
						</span>
						<ProgressBar value={course.progress} label="学习进度" />
					</div>
				)}
				<Lock course={course} />
				<div className={styles.actions}>
					{resume && <Resume item={resume} />}
					<CourseActions course={course} />
				</div>
			</div>
		</section>
	);
}

const factsOf = (course: CourseDetail): string[] => [
	`${course.teacherNames}老师`,
	`${course.lessonCount} 课`,
	`约 ${formatNumber(course.totalHours, 0)} 小时`,
	`${course.ageFrom}–${course.ageTo} 岁`,
	`${formatNumber(course.studentCount, 0)} 人在学`,
	`评分 ${formatNumber(course.rating, 1)}`,
];

function Labels({ course: { kind, difficulty, learnState, categoryName } }: { course: CourseDetail }) {
	const dictionaries = usePageEnvironment().useDictionaries();
	const badge = (type: string, code: string) => {
		const item = dictionaries.find(type, code);
		return item && <Badge label={item.label} tone={item.tone} />;
	};
	return (
		<p className={styles.labels}>
			{categoryName && <Badge label={categoryName} tone="info" />}
			{badge('course_kind', kind)}
			{badge('difficulty', String(difficulty))}
			{badge('learn_state', learnState)}
		</p>
	);
}

function Lock({ course: { lockText, needs } }: { course: CourseDetail }) {
	const linkTo = useLinkTo();
	if (needs.length === 0 && !lockText) return null;
	return (
		<p className={styles.lock}>
			<Icon name="lock" />
			{needs.length === 0 ? (
				<span>{lockText}</span>
			) : (
				<span>
					先学完
					{needs.map(({ id, title }) => (
						<a key={id} {...linkTo({ route: 'courseDetail', params: { id } })}>
							《{title}》
						</a>
					))}
					就能解锁
				</span>
			)}
		</p>
	);
}

function Resume({ item }: { item: ContinueItem }) {
	const link = useLinkTo()(lessonTarget(item));
	if (!link) return null;
	const position = positionText(item);
	return (
		<>
			<GoLink icon="play" {...link}>
				接着学
			</GoLink>
			<span className={styles.next}>
				{item.lessonTitle}
				{position && ` · ${position}`}
			</span>
		</>
	);
}
