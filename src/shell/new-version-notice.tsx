import { use, useState } from 'react';
import { ButtonLabel } from '#src/ui/button-label.tsx';
import { Icon } from '#src/ui/icons.tsx';
import { ReleaseContext } from '#src/ui/release-context.ts';
import styles from './page-notice.module.css';

/** Offers once to reload for a new release. */
export function NewVersionNotice() {
	const { reload } = use(ReleaseContext);
	const [later, setLater] = useState(false);
	if (later) return null;
	return (
		<div className={styles.news}>
			<Icon name="refresh" />
			<span className={styles.text}>有新版本，刷新一下就能用上。没做完的事可以先做完。</span>
			<button type="button" className={styles.close} onClick={() => void reload()}>
				<ButtonLabel text="刷新" />
			</button>
			<button type="button" className={styles.close} onClick={() => setLater(true)}>
				<ButtonLabel text="以后再说" />
			</button>
		</div>
	);
}
