import { useId } from 'react';
import type { HeroBlock as HeroSpec } from '#generated/block-types.ts';
import { classNames } from '#src/lib/class-names.ts';
import { Blocks } from '#src/pages/blocks.tsx';
import type { BlockProps } from '#src/pages/page-definition.ts';
import { readBadges } from '#src/pages/read-badges.ts';
import { useLink } from '#src/pages/use-link.ts';
import { useScope } from '#src/pages/use-scope.ts';
import { Badges } from '#src/ui/badge.tsx';
import { Icon } from '#src/ui/icons.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import styles from './hero-block.module.css';

export function HeroBlock({ block }: BlockProps<'hero'>) {
	const scope = useScope();
	const heading = useId();
	const label = scope.text(block.label);
	const Element = label ? 'section' : 'article';
	const faded = block.faded ? scope.read(block.faded) : false;
	const slim = block.slim ? scope.read(block.slim) : false;
	return (
		<Element
			className={classNames(styles.hero, styles[scope.look(block.look) ?? 'plain'])}
			data-slim={slim || undefined}
			{...(label ? { 'aria-label': label } : { 'aria-labelledby': heading })}
		>
			{block.image && (
				<div className={block.round ? styles.face : styles.cover} data-faded={faded || undefined}>
					<Picture url={scope.read(block.image)} alt="" ratio={block.round ? '1/1' : '16/9'} eager />
				</div>
			)}
			<div className={styles.words}>
				<Kicker block={block} />
				<Heading block={block} id={heading} />
				<Line className={styles.text} text={scope.text(block.text)} />
				<Facts block={block} />
				<Progress block={block} />
				{block.blocks && <Blocks blocks={block.blocks} />}
			</div>
			{block.aside && (
				<div className={styles.aside}>
					<Blocks blocks={block.aside} />
				</div>
			)}
		</Element>
	);
}

interface PartProps {
	block: HeroSpec;
}

function Kicker({ block: { icon, kicker, badges } }: PartProps) {
	const scope = useScope();
	const text = scope.text(kicker);
	const iconName = scope.look(icon);
	const labels = readBadges(badges, scope);
	if (!text && labels.length === 0) return null;
	return (
		<p className={styles.kicker}>
			<Badges labels={labels} />
			{text && iconName && <Icon name={iconName} />}
			{text}
		</p>
	);
}

function Heading({ block: { title, heading = 'title', opens }, id }: PartProps & { id: string }) {
	const scope = useScope();
	const link = useLink()(opens, scope);
	const Level = heading === 'title' ? 'h1' : 'h2';
	const text = scope.text(title);
	return (
		<Level id={id} className={styles[heading]}>
			{link ? <a {...link}>{text}</a> : text}
		</Level>
	);
}

function Facts({ block: { facts = [] } }: PartProps) {
	const scope = useScope();
	const shown = facts.flatMap(({ icon, text }) => {
		const value = scope.text(text);
		return value ? [{ icon: scope.look(icon), value }] : [];
	});
	if (shown.length === 0) return null;
	return (
		<ul className={styles.facts}>
			{shown.map(({ icon, value }) => (
				<li key={value}>
					{icon && <Icon name={icon} />}
					{value}
				</li>
			))}
		</ul>
	);
}

function Progress({ block: { progress } }: PartProps) {
	const scope = useScope();
	const value = progress && scope.read(progress.value);
	if (!progress || value === null || value === undefined) return null;
	return (
		<div className={styles.progress}>
			<Line text={scope.text(progress.text)} />
			<ProgressBar value={value} label={scope.text(progress.label)} />
		</div>
	);
}

const Line = ({ className, text }: { className?: string | undefined; text: string }) => (text ? <p className={className}>{text}</p> : null);
