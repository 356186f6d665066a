import { useEffect, useState } from 'react';
import type { Banner } from '#app/course/api-types.ts';
import type { ComponentProps } from '#generated/component-props.ts';
import { wantsLessMotion } from '#src/lib/less-motion.ts';
import { useLinkTo } from '#src/pages/use-link.ts';
import { Icon } from '#src/ui/icons.tsx';
import { Picture } from '#src/ui/picture.tsx';
import styles from './carousel.module.css';

const EACH_MS = 6000;

export function Carousel({ banners }: ComponentProps['home#Carousel']) {
	const [at, setAt] = useState(0);
	const [held, setHeld] = useState(false);
	const count = banners.length;
	const turns = count > 1 && !held;
	useEffect(() => {
		if (!turns || wantsLessMotion()) return;
		const timer = setInterval(() => {
			if (document.visibilityState === 'visible') setAt((before) => (before + 1) % count);
		}, EACH_MS);
		return () => clearInterval(timer);
	}, [turns, count]);
	const shown = banners[at % count];
	if (!shown) return null;
	const go = (step: number): void => setAt((before) => (before + step + count) % count);
	return (
		<section
			className={styles.carousel}
			aria-roledescription="轮播"
			aria-label="活动与推荐"
			onPointerEnter={() => setHeld(true)}
			onPointerLeave={() => setHeld(false)}
			onFocus={() => setHeld(true)}
			onBlur={() => setHeld(false)}
		>
			<Slide key={shown.id} banner={shown} place={`${(at % count) + 1} / ${count}`} polite={held} />
			{count > 1 && (
				<div className={styles.steps}>
					<button type="button" aria-label="上一个" data-tooltip="上一个" onClick={() => go(-1)}>
						<Icon name="chevron-left" />
					</button>
					<span aria-hidden="true">
						{(at % count) + 1} / {count}
					</span>
					<button type="button" aria-label="下一个" data-tooltip="下一个" onClick={() => go(1)}>
						<Icon name="chevron-right" />
					</button>
				</div>
			)}
		</section>
	);
}

function Slide({ banner: { title, subtitle, image, path }, place, polite }: { banner: Banner; place: string; polite: boolean }) {
	const link = useLinkTo()({ path });
	const content = (
		<>
			<Picture url={image} alt="" eager />
			<span className={styles.words}>
				<strong className={styles.title}>{title}</strong>
				<span className="muted">{subtitle}</span>
			</span>
		</>
	);
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
		<div role="group" aria-roledescription="一张" aria-label={place} aria-live={polite ? 'polite' : 'off'} className={styles.slide}>
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
