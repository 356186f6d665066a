import type { ComponentProps } from '#generated/component-props.ts';
import { useLinkTo } from '#src/pages/use-link.ts';
import { Picture } from '#src/ui/picture.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import styles from './continue-card.module.css';
import { GoLink } from './go-link.tsx';
import { lessonTarget, positionText } from './lesson-target.ts';

export function ContinueCard({ item }: ComponentProps['features/learning#ContinueCard']) {
	const linkTo = useLinkTo();
	if (!item) return <FirstSteps />;
	const link = linkTo(lessonTarget(item));
	const position = positionText(item);
	return (
		<section className={styles.card} aria-label="继续学习">
			<div className={styles.cover}>
				<Picture url={item.cover} alt="" ratio="16/9" eager />
			</div>
			<div className={styles.words}>
				<p className={styles.course}>{item.courseTitle}</p>
				<h2 className={styles.lesson}>{item.lessonTitle}</h2>
				<p className={styles.note}>
					{item.chapterTitle}
					{position && ` · ${position}`}
				</p>
				<ProgressBar value={item.progress} label={`《${item.courseTitle}》的进度`} />
				{link && (
					<GoLink icon="play" {...link}>
						接着学
					</GoLink>
				)}
			</div>
		</section>
	);
}

function FirstSteps() {
	const linkTo = useLinkTo();
	return (
		<section className={styles.card} aria-label="继续学习">
			<FirstStepsArt />
			<div className={styles.words}>
				<h2 className={styles.lesson}>从第一门课开始吧</h2>
				<p className={styles.note}>选一门感兴趣的课，下次一打开首页就能接着学。</p>
				<GoLink icon="book" {...linkTo({ route: 'courseIndex' })}>
					去课程中心
				</GoLink>
			</div>
		</section>
	);
}

function FirstStepsArt() {
	return (
		<svg className={styles.art} viewBox="0 0 200 140" aria-hidden="true" focusable="false">
			<ellipse className={styles.ground} cx="100" cy="124" rx="92" ry="10" />
			<rect className={styles.near} x="18" y="98" width="42" height="26" rx="6" />
			<rect className={styles.stones} x="66" y="76" width="42" height="48" rx="6" />
			<rect className={styles.stones} x="114" y="54" width="42" height="70" rx="6" />
			<path className={styles.way} d="M34 84c10-14 24-16 36-24s16-22 34-26 26-2 34-6" />
			<path className={styles.star} d="M158 8l5.2 11 12 1.5-8.9 8.3 2.3 12-10.6-5.9-10.6 5.9 2.3-12-8.9-8.3 12-1.5z" />
		</svg>
	);
}
