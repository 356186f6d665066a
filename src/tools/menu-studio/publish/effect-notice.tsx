import * as texts from '#generated/messages/tools/menu-studio/publish.ts';
import { useAccess } from '#src/pages/use-access.ts';
import { Icon } from '#src/ui/icons.tsx';
import styles from './publish.module.css';

/** Says that publishing has no effect on students; nothing where the app takes its menus from the server. */
export function EffectNotice() {
	const { routesServed } = useAccess();
	if (routesServed) return null;
	return (
		<p className={styles.notice}>
			<Icon name="info" />
			<span>
				{texts.notServed} <code>"authentication": "all"</code>
			</span>
		</p>
	);
}
