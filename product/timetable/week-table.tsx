import { useState } from 'react';
import { downloadBlob } from '#src/lib/download-file.ts';
import { formatTime } from '#src/lib/format-time.ts';
import { printPage } from '#src/lib/print-page.ts';
import { useClock } from '#src/pages/use-clock.ts';
import { useLinkTo } from '#src/pages/use-link.ts';
import { useSheet } from '#src/pages/use-sheet.ts';
import { Badge, type Label } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { EmptyNotice } from '#src/ui/empty-notice.tsx';
import type { Schedule } from './api-types.ts';
import { CALENDAR_TYPE, calendarFile } from './calendar-file.ts';
import { type Day, type Entry, lastWeekAhead, weekOf } from './week.ts';
import styles from './week-table.module.css';

const WEEKS = ['本周', '下周', '下下周'];
/** Weeks that can be chosen even if nothing is planned. */
const MIN_WEEKS = 2;

export function WeekTable({ schedules }: { schedules: readonly Schedule[] }) {
	const clock = useClock();
	const { times } = clock;
	const now = clock.now();
	const sheet = useSheet();
	const [ahead, setAhead] = useState(0);
	const week = weekOf(schedules, now, ahead, times);
	const zoneName = times.zoneNameAt(new Date(now));
	const weeks = WEEKS.slice(0, Math.max(MIN_WEEKS, lastWeekAhead(schedules, now, times) + 1));
	return (
		<section className={styles.timetable} aria-label="课表">
			<div className={styles.head}>
				<fieldset className={styles.weeks}>
					<legend className="visually-hidden">哪一周</legend>
					{weeks.map((name, index) => (
						<Button key={name} label={name} kind="text" pressed={index === ahead} onPress={() => setAhead(index)} />
					))}
				</fieldset>
				<span className={styles.span}>
					{spanOf(week.days)}
					{zoneName && `，都是${zoneName}`}
				</span>
				{schedules.length > 0 && <ExportButton schedules={schedules} now={now} />}
				{sheet && <Button label="打印" icon="print" kind="text" onPress={printPage} />}
			</div>
			<div aria-live="polite">{week.count === 0 ? <EmptyNotice text={emptyText(ahead)} /> : <Days days={week.days} />}</div>
		</section>
	);
}

const emptyText = (ahead: number): string =>
	ahead === 0 ? '这一周没有课，好好休息，也可以自己学一会儿' : '这一周还没有排课，排好以后会出现在这里';

const spanOf = (days: readonly Day[]): string => [days[0], days.at(-1)].map((day) => (day ? dayText(day, 'M月D日') : '')).join(' – ');

const dayText = ({ day }: Day, format: string): string => formatTime(new Date(`${day}T00:00:00Z`), format, 'UTC');

function ExportButton({ schedules, now }: { schedules: readonly Schedule[]; now: number }) {
	const save = (): void => {
		const file = calendarFile(schedules, { name: '我的课表', domain: location.hostname, now });
		downloadBlob(new Blob([file], { type: CALENDAR_TYPE }), '我的课表.ics');
	};
	return <Button label="导出日历" icon="download" kind="text" onPress={save} />;
}

const Days = ({ days }: { days: readonly Day[] }) => (
	<ol className={styles.days}>
		{days.map((day) => (
			<li
				key={day.day}
				className={styles.day}
				aria-current={day.today ? 'date' : undefined}
				data-free={day.entries.length === 0 || undefined}
			>
				<h3 className={styles.date}>
					{dayText(day, 'ddd')} <span className={styles.number}>{dayText(day, 'M/D')}</span>
					{day.today && <span className={styles.today}>今天</span>}
				</h3>
				{day.entries.length === 0 ? (
					<p className="note">没有安排</p>
				) : (
					<ul className="stack">
						{day.entries.map((entry) => (
							<li key={entry.schedule.id}>
								<EntryCard entry={entry} />
							</li>
						))}
					</ul>
				)}
			</li>
		))}
	</ol>
);

/** Classes are the rule and have no badge. */
const KINDS: Readonly<Record<string, Label>> = {
	live: { label: '直播', tone: 'info' },
	contest: { label: '比赛', tone: 'warn' },
	activity: { label: '活动', tone: 'ok' },
};

function EntryCard({ entry: { schedule, time, over } }: { entry: Entry }) {
	const linkTo = useLinkTo();
	const { kind, title, place, teacherName, courseId } = schedule;
	const link = courseId ? linkTo({ route: 'courseDetail', params: { id: courseId } }) : null;
	const badge = over ? ({ label: '已结束', tone: 'mute' } as const) : KINDS[kind];
	return (
		<div className={styles.entry} data-over={over || undefined}>
			<span className={styles.time}>
				{time}
				{badge && <Badge {...badge} />}
			</span>
			{link ? (
				<a className={styles.title} {...link}>
					{title}
				</a>
			) : (
				<span className={styles.title}>{title}</span>
			)}
			<span className={styles.note}>{[place, teacherName].filter(Boolean).join(' · ')}</span>
		</div>
	);
}
