import type { PageCrumb } from '#generated/block-types.ts';
import * as texts from '#generated/messages/blocks/banner.ts';
import type { TextValue } from '#src/pages/block-base.ts';
import { Blocks } from '#src/pages/blocks.tsx';
import { usePage } from '#src/pages/page-context.tsx';
import type { BlockProps } from '#src/pages/page-definition.ts';
import { readyText } from '#src/pages/page-scope.ts';
import { useLink } from '#src/pages/use-link.ts';
import { useNavigation } from '#src/pages/use-navigation.ts';
import { useVisible } from '#src/pages/use-visible.ts';
import { ButtonLabel } from '#src/ui/button-label.tsx';
import { Icon } from '#src/ui/icons.tsx';
import styles from './page-banner-block.module.css';

export function PageBannerBlock({ block }: BlockProps<'page-banner'>) {
	const { back } = useNavigation();
	const { title, scope, data } = usePage();
	const isVisible = useVisible();
	// The back link is shown even if the data fails to load.
	const textOf = (text: TextValue, meanwhile: string): string => readyText(text, scope, data) ?? meanwhile;
	const note = textOf(block.note ?? '', '');
	// A crumb whose text is not known yet keeps its line.
	const crumbs = (block.crumbs ?? [])
		.filter((crumb) => isVisible(crumb, scope))
		.map((crumb) => ({ ...crumb, name: textOf(crumb.text, '') }));
	return (
		<header className={styles.banner}>
			<button type="button" className={styles.back} onClick={back}>
				<Icon name="chevron-left" />
				<ButtonLabel text={textOf(block.backText ?? texts.back, texts.back)} />
			</button>
			<div className={styles.name}>
				<h1 className={styles.title}>{textOf(block.title ?? texts.answers, title)}</h1>
				{crumbs.length > 0 && <Crumbs crumbs={crumbs} />}
			</div>
			{note && <p className="muted">{note}</p>}
			{block.aside && (
				<div className={styles.aside}>
					<Blocks blocks={block.aside} />
				</div>
			)}
		</header>
	);
}

function Crumbs({ crumbs }: { crumbs: readonly (PageCrumb & { name: string })[] }) {
	const { scope } = usePage();
	const linkTo = useLink();
	return (
		<nav aria-label={texts.place} data-crumbs="">
			<ol className={styles.crumbs}>
				{crumbs
					.filter(({ name }) => name !== '')
					.map(({ name, opens }, index, shown) => {
						const link = linkTo(opens, scope);
						return (
							<li key={name} aria-current={index === shown.length - 1 ? 'page' : undefined}>
								{link ? <a {...link}>{name}</a> : name}
							</li>
						);
					})}
			</ol>
		</nav>
	);
}
