import type { HeroBlock as HeroSpec } from '#generated/block-types.ts';
import * as texts from '#generated/messages/blocks/hero.ts';
import { classNames } from '#src/lib/class-names.ts';
import type { BlockProps } from '#src/pages/page-definition.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import styles from './hero-block.module.css';

/** Has the layout of the hero: its picture, whose ratio is known, decides the height if it stands beside the words. */
export function HeroPlaceholder({ block }: BlockProps<'hero'>) {
	return (
		<div
			className={classNames(styles.hero, styles[typeof block.look === 'string' ? block.look : 'plain'], styles.placeholder)}
			aria-busy
			data-skeleton
		>
			<VisuallyHidden>{texts.loading}</VisuallyHidden>
			{block.image && (
				<div className={block.round ? styles.face : styles.cover}>
					<div className={styles.bone} data-bone={block.round ? 'face' : 'cover'} />
				</div>
			)}
			<div className={styles.words}>
				{bonesOf(block).map((bone, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: the parts keep their order
					<div key={index} className={styles.bone} data-bone={bone} />
				))}
			</div>
		</div>
	);
}

/** The parts below one another, as far as the definition tells: conditional blocks may be absent. */
function bonesOf({ kicker, badges, text, facts = [], progress, blocks = [] }: HeroSpec): string[] {
	const shown = (part: unknown, ...bones: string[]): string[] => (part ? bones : []);
	return [
		...shown(kicker ?? badges, 'line'),
		'title',
		...shown(text, 'text'),
		...facts.map((_, index) => (index === 0 ? 'line' : 'fact')),
		...shown(progress?.text, 'line'),
		...shown(progress, 'line'),
		...blocks.filter(({ when }) => !when).map(() => 'button'),
	];
}
