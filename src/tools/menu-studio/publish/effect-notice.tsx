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
				现在的菜单由应用自己的路由表决定：发布会保存版本，但用户还看不到。请运维在 config.json 里写上 <code>"authentication": "all"</code>。
			</span>
		</p>
	);
}
