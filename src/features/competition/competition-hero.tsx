import type { ComponentProps } from '#generated/component-props.ts';
import { usePageEnvironment } from '#src/pages/page-environment.tsx';
import { Badge } from '#src/ui/badge.tsx';
import { Icon } from '#src/ui/icons.tsx';
import { Picture } from '#src/ui/picture.tsx';
import styles from './competition-hero.module.css';
import { nextText, spanText } from './entry-texts.ts';

/** State of a competition and the one thing to do now; the page places countdown and buttons in it. */
export function CompetitionHero({ competition, mine, stages, children }: ComponentProps['features/competition#CompetitionHero']) {
	const dictionaries = usePageEnvironment().useDictionaries();
	const badge = (type: string, code: string) => {
		const item = dictionaries.find(type, code);
		return <Badge label={item?.label ?? code} tone={item?.tone ?? 'mute'} />;
	};
	const { title, summary, cover, track, form, teamMin, teamMax, startAt, endAt, online, place, state } = competition;
	const size = teamMin === teamMax ? `${teamMin}` : `${teamMin}–${teamMax}`;
	return (
		<section className={styles.hero} aria-label="赛事概况" data-state={state}>
			<div className={styles.cover}>
				<Picture url={cover} alt="" ratio="16/9" eager />
			</div>
			<div className={styles.words}>
				<p className={styles.badges}>
					{badge('competition_state', state)}
					{mine.state !== 'none' && badge('reg_state', mine.state)}
				</p>
				<h1 className={styles.title}>{title}</h1>
				<p className={styles.summary}>{summary}</p>
				<ul className={styles.facts}>
					<li>
						<Icon name="trophy" />
						{track} · {form === 'team' ? `${size} 人一队` : '个人参加'}
					</li>
					<li>
						<Icon name="clock" />
						{spanText(startAt, endAt)}
					</li>
					<li>
						<Icon name="home" />
						{online ? '线上' : place}
					</li>
				</ul>
				<div className={styles.next}>
					<p className={styles.hint} role="status">
						{nextText(mine, competition, stages)}
					</p>
					{children}
				</div>
			</div>
		</section>
	);
}
