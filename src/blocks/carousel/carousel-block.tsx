import { type KeyboardEvent, useEffect, useState } from 'react';
import type { CarouselBlock as CarouselSpec } from '#generated/block-types.ts';
import * as texts from '#generated/messages/blocks/carousel.ts';
import { wantsLessMotion } from '#src/lib/less-motion.ts';
import type { BlockProps } from '#src/pages/page-definition.ts';
import type { PageScope } from '#src/pages/page-scope.ts';
import { useLink } from '#src/pages/use-link.ts';
import { useRows } from '#src/pages/use-rows.ts';
import { useScope } from '#src/pages/use-scope.ts';
import { Icon } from '#src/ui/icons.tsx';
import { Picture } from '#src/ui/picture.tsx';
import styles from './carousel-block.module.css';

const EACH_MS = 6000;
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

export function CarouselBlock({ block }: BlockProps<'carousel'>) {
	const scope = useScope();
	const { rows } = useRows(block.source, block.key);
	const [at, setAt] = useState(0);
	const [held, setHeld] = useState(false);
	const [paused, setPaused] = useState(false);
	const count = rows.length;
	const moves = count > 1 && !wantsLessMotion();
	const turns = moves && !held && !paused;
	// Turns the slides by the clock of the browser.
	useEffect(() => {
		if (!turns) return;
		const timer = setInterval(() => {
			if (document.visibilityState === 'visible') setAt((before) => before + 1);
		}, EACH_MS);
		return () => clearInterval(timer);
	}, [turns]);
	const index = count > 0 ? at % count : 0;
	const shown = rows[index];
	if (!shown) return null;
	const go = (step: number): void => setAt(index + step + count);
	const place = texts.place({ at: index + 1, count });
	return (
		<section
			className={styles.carousel}
			aria-roledescription={texts.role}
			aria-label={scope.text(block.label)}
			onPointerEnter={() => setHeld(true)}
			onPointerLeave={() => setHeld(false)}
			onFocus={() => setHeld(true)}
			onBlur={() => setHeld(false)}
			onKeyDown={(event) => goByKey(event, go)}
		>
			<Slide key={shown.key} block={block} scope={shown.scope} place={place} polite={!turns} />
			{moves && (
				<div className={styles.pause}>
					<Step label={paused ? texts.resume : texts.pause} icon={paused ? 'play' : 'pause'} onPress={() => setPaused(!paused)} />
				</div>
			)}
			{count > 1 && (
				<div className={styles.steps}>
					<Step label={texts.previous} icon="chevron-left" onPress={() => go(-1)} />
					<span aria-hidden="true">{place}</span>
					<Step label={texts.next} icon="chevron-right" onPress={() => go(1)} />
				</div>
			)}
		</section>
	);
}

function goByKey(event: KeyboardEvent<HTMLElement>, go: (step: number) => void): void {
	const step = STEPS[event.key];
	if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
	event.preventDefault();
	go(step);
}

const Step = ({ label, icon, onPress }: { label: string; icon: string; onPress: () => void }) => (
	<button type="button" className={styles.step} aria-label={label} data-tooltip={label} onClick={onPress}>
		<Icon name={icon} />
	</button>
);

interface SlideProps {
	block: CarouselSpec;
	scope: PageScope;
	place: string;
	polite: boolean;
}

function Slide({ block: { title, text, image, opens }, scope, place, polite }: SlideProps) {
	const link = useLink()(opens, scope);
	const content = (
		<>
			<Picture url={scope.read(image)} alt="" eager />
			<span className={styles.words}>
				<strong className={styles.title}>{scope.shown(title)}</strong>
				<span className="muted">{scope.text(text)}</span>
			</span>
		</>
	);
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
		<div role="group" aria-roledescription={texts.slide} aria-label={place} aria-live={polite ? 'polite' : 'off'} className={styles.slide}>
			{link ? (
				<a className={styles.link} {...link}>
					{content}
				</a>
			) : (
				<span className={styles.link}>{content}</span>
			)}
		</div>
	);
}
