import type { ComponentProps } from '#generated/component-props.ts';
import { formatAgo, formatTime } from '#src/lib/format-time.ts';
import { parseTime } from '#src/lib/parse-time.ts';
import { partsOf, remainingText } from '#src/lib/remaining-time.ts';
import { usePageEnvironment } from '#src/pages/page-environment.tsx';
import { useLinkTo } from '#src/pages/use-link.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icons.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { useCountdown } from '#src/ui/use-countdown.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import type { AttemptSummary, PaperCard } from './api-types.ts';
import { formatLeft } from './attempt/clock.ts';
import styles from './exam-next.module.css';

/** What to do next: an attempt in progress with its remaining time, then the paper that closes first and the one that opens first. */
export function ExamNext({ running, closing, opening }: ComponentProps['features/exam#ExamNext']) {
	const attempts = running ?? [];
	const soon = closing?.find(({ closeAt }) => closeAt);
	const later = opening?.[0];
	if (attempts.length === 0 && !soon && !later) return null;
	return (
		<section className={styles.next} aria-label="接下来做什么">
			{attempts.map((attempt) => (
				<Running key={attempt.id} attempt={attempt} />
			))}
			{soon && <Upcoming paper={soon} icon="clock" title="最近截止" at={soon.closeAt} verb="截止" />}
			{later && <Upcoming paper={later} icon="calendar" title="最近开放" at={later.openAt} verb="开放" />}
		</section>
	);
}

const HURRY_MS = 10 * 60_000;

function Running({ attempt: { id, paperTitle, deadlineAt, answeredCount, questionCount } }: { attempt: AttemptSummary }) {
	const { now, openRoute, answers, invalidates } = usePageEnvironment();
	const until = parseTime(deadlineAt)?.getTime() ?? null;
	// The server closes the attempt then; the page shows what became of it.
	const { left, announcedMinutes } = useCountdown({ until, now, onEnd: () => answers.invalidate(invalidates('main.paperSubmit')) });
	const open = (): void => openRoute({ route: 'examPrepHubPaper', params: {}, query: { attemptId: id }, newTab: false });
	return (
		<article className={styles.running} aria-labelledby={`running-${id}`} data-hurry={left <= HURRY_MS || undefined}>
			<p className={styles.kicker}>
				<Icon name="edit" />
				有一份试卷没做完
			</p>
			<h2 id={`running-${id}`} className={styles.title}>
				{paperTitle}
			</h2>
			<div className={styles.progress}>
				已答 {answeredCount} / {questionCount} 题
				<ProgressBar value={(answeredCount / Math.max(1, questionCount)) * 100} label={`${paperTitle}已答的题`} />
			</div>
			<p className={styles.time}>
				<span aria-hidden="true">还剩</span>
				<strong role="timer" aria-label={`还剩 ${remainingText(partsOf(left))}`}>
					{formatLeft(left / 1000)}
				</strong>
			</p>
			<span role="status">
				<VisuallyHidden>{announcedMinutes !== null && announcedMinutes > 0 && `${paperTitle}还剩 ${announcedMinutes} 分钟`}</VisuallyHidden>
			</span>
			<div className={styles.go}>
				<Button label="继续作答" kind="primary" icon="arrow-right" onPress={open} />
			</div>
		</article>
	);
}

interface UpcomingProps {
	paper: PaperCard;
	icon: string;
	title: string;
	at: string | null | undefined;
	verb: string;
}

function Upcoming({ paper: { id, title: name, questionCount, minutes }, icon, title, at, verb }: UpcomingProps) {
	const { now } = usePageEnvironment();
	const link = useLinkTo()({ route: 'examPrepHubPaperInfo', query: { id } });
	const time = parseTime(at);
	return (
		<article className={styles.upcoming} aria-labelledby={`upcoming-${id}`}>
			<p className={styles.kicker}>
				<Icon name={icon} />
				{title}
			</p>
			<h2 id={`upcoming-${id}`} className={styles.name}>
				{link ? <a {...link}>{name}</a> : name}
			</h2>
			<p className={styles.facts}>
				{questionCount} 题 · {minutes} 分钟
			</p>
			{time && (
				<p className={styles.facts}>
					<time dateTime={time.toISOString()}>{formatTime(time, 'M月D日 HH:mm')}</time> {verb}（{formatAgo(time.getTime(), now())}）
				</p>
			)}
		</article>
	);
}
