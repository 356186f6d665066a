import { useMemo } from 'react';
import { access } from '#generated/access.ts';
import type { Draft } from '#src/tools/menu-studio/draft/draft-tree.ts';
import { Icon } from '#src/ui/icons.tsx';
import styles from './inspector.module.css';
import { whoSees } from './who-sees.ts';

/** Which roles see a node in the menu and may enter its page; follows every change. */
export function WhoSeesTable({ draft, nodeKey }: { draft: Draft; nodeKey: string }) {
	const rows = useMemo(() => whoSees(draft, nodeKey, access), [draft, nodeKey]);
	return (
		<table className={styles.table}>
			<caption>谁能看到</caption>
			<thead>
				<tr>
					<th scope="col">角色</th>
					<th scope="col">菜单里</th>
					<th scope="col">能打开</th>
				</tr>
			</thead>
			<tbody>
				{rows.map(({ role, title, enters, sees, reason }) => (
					<tr key={role}>
						<th scope="row">
							{title}
							{reason && <small>{reason}</small>}
						</th>
						<Answer yes={sees} words={['看得到', '看不到']} />
						<Answer yes={enters} words={['能', '不能']} />
					</tr>
				))}
			</tbody>
		</table>
	);
}

const Answer = ({ yes, words: [good, bad] }: { yes: boolean; words: readonly [string, string] }) => (
	<td data-yes={yes}>
		<span>
			<Icon name={yes ? 'check' : 'close'} />
			{yes ? good : bad}
		</span>
	</td>
);
