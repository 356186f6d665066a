import { Link } from 'react-router-dom';
import * as texts from '#generated/messages/shell.ts';
import { useShellTabs } from '#src/tabs/shell-tabs.tsx';
import { ButtonLabel } from '#src/ui/button-label.tsx';
import { Icon } from '#src/ui/icons.tsx';
import styles from './page-notice.module.css';
import { useShell } from './shell-environment.tsx';

/** Says that the page on screen is no longer in the route list, and offers to close it. */
export function GoneNotice() {
	const { current, home } = useShell();
	const tabs = useShellTabs();
	return (
		<div className={styles.notice}>
			<Icon name="warning" />
			<span className={styles.text}>{texts.gone}</span>
			{tabs?.has(current.key) ? (
				<button type="button" className={styles.close} onClick={() => tabs.close(current.key, 'one')}>
					<ButtonLabel text={texts.closePage} />
				</button>
			) : (
				<Link className={styles.close} to={home}>
					{texts.home}
				</Link>
			)}
		</div>
	);
}
