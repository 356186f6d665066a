import type { MouseEvent } from 'react';
import { isPlainClick } from '#src/lib/plain-click.ts';
import type { MenuEntry } from '#src/menu/build-menu.ts';
import type { BlockProps } from '#src/pages/page-definition.ts';
import { useNavigation } from '#src/pages/use-navigation.ts';
import { useScope } from '#src/pages/use-scope.ts';
import { EmptyNotice } from '#src/ui/empty-notice.tsx';
import { Icon } from '#src/ui/icons.tsx';
import styles from './links-block.module.css';

export function LinksBlock({ block }: BlockProps<'links'>) {
	const scope = useScope();
	const entries = useNavigation().useMenu(block.menu).flatMap(leaves);
	if (entries.length === 0) return <EmptyNotice text="" />;
	return (
		<ul className={styles.links} aria-label={scope.text(block.label)}>
			{entries.map((entry) => (
				<li key={entry.key} className={styles.cell}>
					<Tile entry={entry} />
				</li>
			))}
		</ul>
	);
}

/** Flattens groups into their entries, since tiles have no levels. */
const leaves = (entry: MenuEntry): readonly MenuEntry[] => (entry.items.length > 0 ? entry.items.flatMap(leaves) : [entry]);

function Tile({ entry }: { entry: MenuEntry }) {
	const { hrefOfEntry, openEntry } = useNavigation();
	const href = hrefOfEntry(entry);
	const open = (): void => openEntry(entry);
	const content = (
		<>
			<span className={styles.icon}>
				<Icon name={entry.icon ?? 'star'} />
			</span>
			<span className={styles.texts}>
				<span className="strong">{entry.title}</span>
				{entry.note && <span className={styles.note}>{entry.note}</span>}
			</span>
		</>
	);
	if (href === null) {
		return (
			<button type="button" className={styles.tile} onClick={open}>
				{content}
			</button>
		);
	}
	const props = entry.external
		? { target: '_blank', rel: 'noopener noreferrer' }
		: { onClick: (event: MouseEvent) => openInApp(event, open) };
	return (
		<a className={styles.tile} href={href} {...props}>
			{content}
		</a>
	);
}

function openInApp(event: MouseEvent, open: () => void): void {
	if (!isPlainClick(event)) return;
	event.preventDefault();
	open();
}
