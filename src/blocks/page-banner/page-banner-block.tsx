import type { TextValue } from '#src/pages/block-base.ts';
import { usePage } from '#src/pages/page-context.tsx';
import type { BlockProps } from '#src/pages/page-definition.ts';
import { useNavigation } from '#src/pages/use-navigation.ts';
import { ButtonLabel } from '#src/ui/button-label.tsx';
import { Icon } from '#src/ui/icons.tsx';
import styles from './page-banner-block.module.css';

const TITLE = '作答详情';
const BACK = '上一页';

export function PageBannerBlock({ block }: BlockProps<'page-banner'>) {
	const { back } = useNavigation();
	const { title, scope, data } = usePage();
	// The back link is shown even if the data fails to load.
	const ready = block.needs.every((name) => data.status[name]?.phase === 'ready');
	const textOf = (text: TextValue, meanwhile: string): string => (typeof text === 'string' || ready ? scope.text(text) : meanwhile);
	const note = textOf(block.note ?? '', '');
	return (
		<header className={styles.banner}>
			<button type="button" className={styles.back} onClick={back}>
				<Icon name="chevron-left" />
				<ButtonLabel text={textOf(block.backText ?? BACK, BACK)} />
			</button>
			<h1 className={styles.title}>{textOf(block.title ?? TITLE, title)}</h1>
			{note && <p className="muted">{note}</p>}
		</header>
	);
}
