import type { CardsBlock } from '#generated/block-types.ts';
import type { PageScope } from '#src/pages/page-scope.ts';
import { useButtons } from '#src/pages/use-buttons.ts';
import { useLink } from '#src/pages/use-link.ts';
import { Badge } from '#src/ui/badge.tsx';
import { ButtonRow } from '#src/ui/button-row.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { toLabel } from '#src/ui/value-view.tsx';
import styles from './cards-block.module.css';

export function Card({ block, scope, eager }: { block: CardsBlock; scope: PageScope; eager: boolean }) {
	const link = useLink()(block.opens, scope);
	const buttons = useButtons()(block.buttons, scope);
	const title = scope.shown(block.title);
	const progress = block.progress ? scope.read(block.progress) : null;
	const footer = scope.text(block.footer);
	return (
		<article className={styles.card}>
			{block.image && <Picture url={scope.read(block.image)} alt="" ratio="16/9" whole={block.fit === 'contain'} eager={eager} />}
			<div className={styles.body}>
				<h3 className={styles.title}>
					{link ? (
						<a className={styles.link} {...link}>
							{title}
						</a>
					) : (
						title
					)}
				</h3>
				<Line className={styles.subtitle} text={scope.text(block.subtitle)} />
				<Line className={styles.description} text={scope.text(block.description)} />
				<Badges block={block} scope={scope} />
				{progress !== null && progress !== undefined && (
					<div className={styles.progress}>
						<ProgressBar value={progress} label={`${title}进度`} />
					</div>
				)}
				<Line className={styles.footer} text={footer} />
				{buttons.length > 0 && (
					// biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
					<div role="group" aria-label={title} className={styles.buttons}>
						<ButtonRow items={buttons} tight />
					</div>
				)}
			</div>
		</article>
	);
}

const Line = ({ className, text }: { className: string | undefined; text: string }) =>
	text ? (
		<p className={className} data-tooltip="">
			{text}
		</p>
	) : null;

function Badges({ block, scope }: { block: CardsBlock; scope: PageScope }) {
	const labels = (block.badges ?? []).flatMap((badge) => {
		const value = scope.read(badge);
		return value === null || value === undefined || value === '' ? [] : [toLabel(value)];
	});
	if (labels.length === 0) return null;
	return (
		<p className={styles.badges}>
			{labels.map((label) => (
				<Badge key={label.label} {...label} />
			))}
		</p>
	);
}
