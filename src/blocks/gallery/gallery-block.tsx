import { type CSSProperties, useState } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import type { BlockProps } from '#src/pages/page-definition.ts';
import { useLink } from '#src/pages/use-link.ts';
import { useRows } from '#src/pages/use-rows.ts';
import { useScope } from '#src/pages/use-scope.ts';
import { Badge } from '#src/ui/badge.tsx';
import { EmptyNotice } from '#src/ui/empty-notice.tsx';
import { Pagination } from '#src/ui/pagination.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { type ShownValue, toLabel } from '#src/ui/value-view.tsx';
import styles from './gallery-block.module.css';
import { Viewer, type ViewerPicture } from './viewer.tsx';

const FIRST_ROW = 4;

interface GalleryPicture extends ViewerPicture {
	small: string | null | undefined;
	badge: ShownValue;
}

export function GalleryBlock({ block }: BlockProps<'gallery'>) {
	const scope = useScope();
	const linkOf = useLink();
	const { rows, paging, outdated } = useRows(block.source, block.key);
	const [open, setOpen] = useState<string | null>(null);
	const label = scope.text(block.label);
	const pictures = rows.map(({ key, scope: row }): GalleryPicture => {
		const small = row.read(block.image);
		return {
			key,
			small,
			url: block.large ? row.read(block.large) || small : small,
			title: row.shown(block.title),
			note: row.text(block.note),
			badge: block.badge ? row.read(block.badge) : null,
			link: linkOf(block.opens, row),
		};
	});
	const index = pictures.findIndex(({ key }) => key === open);
	return (
		<div>
			{pictures.length === 0 ? (
				<EmptyNotice text={scope.text(block.empty)} />
			) : (
				<ul
					className={classNames(styles.gallery, outdated && styles.outdated)}
					style={{ '--columns': block.columns ?? 4 } as CSSProperties}
					aria-label={label}
					aria-busy={outdated || undefined}
				>
					{pictures.map((picture, place) => (
						<li key={picture.key}>
							<button type="button" className={styles.tile} aria-haspopup="dialog" onClick={() => setOpen(picture.key)}>
								<Tile picture={picture} ratio={block.ratio ?? '4/3'} whole={block.fit === 'contain'} eager={place < FIRST_ROW} />
							</button>
						</li>
					))}
				</ul>
			)}
			{paging && <Pagination {...paging} label={label} onOpen={paging.open} />}
			{index >= 0 && (
				<Viewer
					pictures={pictures}
					index={index}
					label={label}
					onTurn={(to) => setOpen(pictures[to]?.key ?? null)}
					onClose={() => setOpen(null)}
				/>
			)}
		</div>
	);
}

interface TileProps {
	picture: GalleryPicture;
	ratio: string;
	whole: boolean;
	eager: boolean;
}

function Tile({ picture: { small, title, note, badge }, ratio, whole, eager }: TileProps) {
	return (
		<>
			<span className={styles.frame}>
				<Picture url={small} alt="" ratio={ratio} whole={whole} eager={eager} />
				{badge !== null && badge !== undefined && badge !== '' && (
					<span className={styles.badge}>
						<Badge {...toLabel(badge)} />
					</span>
				)}
			</span>
			<span className={styles.words}>
				<span className={styles.title} data-tooltip="">
					{title}
				</span>
				{note && <span className={styles.note}>{note}</span>}
			</span>
		</>
	);
}
