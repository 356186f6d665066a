import { Link } from 'react-router-dom';
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
			<span className={styles.text}>这个页面已经从菜单里撤下。这里的内容还在，处理完再关闭就好。</span>
			{tabs?.has(current.key) ? (
				<button type="button" className={styles.close} onClick={() => tabs.close(current.key, 'one')}>
					<ButtonLabel text="关闭这个页面" />
				</button>
			) : (
				<Link className={styles.close} to={home}>
					回到首页
				</Link>
			)}
		</div>
	);
}
