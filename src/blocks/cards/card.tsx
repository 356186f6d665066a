import type { CardsBlock } from '#generated/block-types.ts';
import * as texts from '#generated/messages/blocks/cards.ts';
import { classNames } from '#src/lib/class-names.ts';
import { readBadges } from '#src/pages/read-badges.ts';
import { useButtons } from '#src/pages/use-buttons.ts';
import { type LinkProps, useLink } from '#src/pages/use-link.ts';
import type { Row } from '#src/pages/use-rows.ts';
import type { Selection } from '#src/pages/use-selection.ts';
import { Badges } from '#src/ui/badge.tsx';
import { ButtonRow } from '#src/ui/button-row.tsx';
import type { Ticker } from '#src/ui/create-ticker.ts';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { PickBox } from '#src/ui/pick-box.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import tones from '#src/ui/tones.module.css';
import styles from './cards-block.module.css';

const CardCountdown = lazyComponent(
	async () => (await import('./card-countdown.tsx')).CardCountdown,
	({ countdown, scope }) => <p className={styles.subtitle}>{scope.text(countdown.label)}</p>,
);

interface CardProps {
	block: CardsBlock;
	row: Row;
	selection: Selection | undefined;
	ticker: Ticker;
	eager: boolean;
}

export function Card({ block, row: { key, scope }, selection, ticker, eager }: CardProps) {
	const link = useLink()(block.opens, scope);
	const buttons = useButtons()(block.buttons, scope);
	const title = scope.shown(block.title);
	const badges = readBadges(block.badges, scope);
	const progress = block.progress ? scope.read(block.progress) : null;
	const footer = scope.text(block.footer);
	const notice = scope.text(block.notice);
	const stamp = scope.text(block.stamp);
	const poster = block.look === 'poster';
	const heading = <Heading title={title} link={link} />;
	return (
		<article className={classNames(styles.card, poster && styles.poster, selection?.chosen.has(key) && styles.picked)}>
			{selection && (
				<div className={styles.pick}>
					<PickBox name={title} checked={selection.chosen.has(key)} onToggle={(on, range) => selection.toggle(key, on, range)} />
				</div>
			)}
			{block.image && (
				<div className={styles.picture} data-stamped={stamp !== '' || undefined}>
					<Picture url={scope.read(block.image)} alt="" ratio="16/9" whole={block.fit === 'contain'} eager={eager} />
					{stamp && <span className={styles.stamp}>{stamp}</span>}
					{poster && heading}
				</div>
			)}
			<div className={styles.body}>
				{!(poster && block.image) && heading}
				<Line className={styles.subtitle} text={scope.text(block.subtitle)} />
				<Line className={styles.description} text={scope.text(block.description)} />
				{badges.length > 0 && (
					<p className={styles.badges}>
						<Badges labels={badges} />
					</p>
				)}
				{block.countdown && <CardCountdown countdown={block.countdown} scope={scope} ticker={ticker} />}
				{progress != null && (
					<div className={styles.progress}>
						<ProgressBar value={progress} label={texts.progressOf({ title })} />
					</div>
				)}
				<Line className={styles.footer} text={footer} />
				{buttons.length > 0 && (
					// biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
					<div role="group" aria-label={title} className={styles.buttons}>
						<ButtonRow items={buttons} />
					</div>
				)}
			</div>
			{notice && <p className={classNames(styles.notice, tones[(block.tone && scope.read(block.tone)) || 'info'])}>{notice}</p>}
		</article>
	);
}

const Heading = ({ title, link }: { title: string; link: LinkProps | null }) => (
	<h3 className="strong">
		{link ? (
			<a className={styles.link} {...link}>
				{title}
			</a>
		) : (
			title
		)}
	</h3>
);

const Line = ({ className, text }: { className: string | undefined; text: string }) =>
	text ? (
		<p className={className} data-tooltip="">
			{text}
		</p>
	) : null;
