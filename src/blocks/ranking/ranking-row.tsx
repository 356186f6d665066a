import type { RankingBlock } from '#generated/block-types.ts';
import type { PageScope } from '#src/pages/page-scope.ts';
import { useLink } from '#src/pages/use-link.ts';
import { Picture } from '#src/ui/picture.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import styles from './ranking-block.module.css';

export function RankingRow({ block, scope, mine }: { block: RankingBlock; scope: PageScope; mine: boolean }) {
	const link = useLink()(block.opens, scope);
	const name = scope.shown(block.name);
	const note = scope.text(block.note);
	const detail = scope.text(block.detail);
	const unit = scope.text(block.unit);
	return (
		<li className={styles.row} data-mine={mine || undefined}>
			<span className={styles.places}>
				<Place rank={scope.read(block.rank) ?? null} />
				{block.delta && <Delta places={scope.read(block.delta) ?? 0} />}
			</span>
			{block.avatar && <Face url={scope.read(block.avatar)} name={name} />}
			<span className={styles.who}>
				<span className={styles.name}>
					{link ? <a {...link}>{name}</a> : name}
					{mine && <span className={styles.me}>我</span>}
				</span>
				{note && <span className={styles.note}>{note}</span>}
			</span>
			<span className={styles.result}>
				<span className={styles.score}>
					{scope.shown(block.score) || '—'}
					{unit && <small>{unit}</small>}
				</span>
				{detail && <span className={styles.note}>{detail}</span>}
			</span>
		</li>
	);
}

const MEDALS: Readonly<Record<number, string>> = { 1: '金牌', 2: '银牌', 3: '铜牌' };

function Place({ rank }: { rank: number | null }) {
	if (rank === null) {
		return (
			<span className={styles.place}>
				<span aria-hidden="true">—</span>
				<VisuallyHidden>不计名次</VisuallyHidden>
			</span>
		);
	}
	const medal = MEDALS[rank];
	return (
		<span className={styles.place} data-medal={medal ? rank : undefined}>
			<VisuallyHidden>第</VisuallyHidden>
			{rank}
			<VisuallyHidden>{medal ? `名，${medal}` : '名'}</VisuallyHidden>
		</span>
	);
}

function Delta({ places }: { places: number }) {
	if (places === 0) return <span className={styles.delta} aria-hidden="true" />;
	const words = places > 0 ? `上升 ${places} 名` : `下降 ${-places} 名`;
	return (
		<span className={styles.delta} data-up={places > 0} data-tooltip={words}>
			<span aria-hidden="true">{`${places > 0 ? '▲' : '▼'}${Math.abs(places)}`}</span>
			<VisuallyHidden>{words}</VisuallyHidden>
		</span>
	);
}

function Face({ url, name }: { url: string | null | undefined; name: string }) {
	return (
		<span className={styles.face} aria-hidden="true">
			{url ? <Picture url={url} alt="" ratio="1/1" /> : [...name][0]}
		</span>
	);
}
