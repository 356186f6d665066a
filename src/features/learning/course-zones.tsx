import type { ComponentProps } from '#generated/component-props.ts';
import { useLinkTo } from '#src/pages/use-link.ts';
import { Picture } from '#src/ui/picture.tsx';
import styles from './course-zones.module.css';

export function CourseZones({ zones }: ComponentProps['features/learning#CourseZones']) {
	const linkTo = useLinkTo();
	return zones
		.filter(({ courses }) => courses.length > 0)
		.map(({ id, title, note, courses }) => (
			<section key={id} className={styles.zone} aria-label={title}>
				<h2 className={styles.title}>{title}</h2>
				<p className={styles.note}>{note}</p>
				<ul className={styles.courses}>
					{courses.map((course) => (
						<li key={course.id} className={styles.course}>
							<a className={styles.link} {...linkTo({ route: 'courseDetail', params: { id: course.id } })}>
								<Picture url={course.cover} alt="" ratio="16/9" />
								<strong className={styles.name}>{course.title}</strong>
								<span className={styles.facts}>
									{course.lessonCount} 课 · {course.teacherNames}
								</span>
							</a>
						</li>
					))}
				</ul>
			</section>
		));
}
