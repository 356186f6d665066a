import { use, useState } from 'react';
import * as texts from '#generated/messages/shell.ts';
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
			<span className={styles.text}>{texts.newVersion}</span>
			<button type="button" className={styles.close} onClick={() => void reload()}>
				<ButtonLabel text={texts.refresh} />
			</button>
			<button type="button" className={styles.close} onClick={() => setLater(true)}>
				<ButtonLabel text={texts.later} />
			</button>
		</div>
	);
}
