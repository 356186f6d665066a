import { useMemo } from 'react';
import { access } from '#generated/access.ts';
import * as texts from '#generated/messages/tools/menu-studio/inspector/access.ts';
import type { Draft } from '#src/tools/menu-studio/draft/draft-tree.ts';
import { Icon } from '#src/ui/icons.tsx';
import styles from './inspector.module.css';
import { whoSees } from './who-sees.ts';

/** Which roles see a node in the menu and may enter its page; follows every change. */
export function WhoSeesTable({ draft, nodeKey }: { draft: Draft; nodeKey: string }) {
	const rows = useMemo(() => whoSees(draft, nodeKey, access), [draft, nodeKey]);
	return (
		<table className={styles.table}>
			<caption>{texts.caption}</caption>
			<thead>
				<tr>
					<th scope="col">{texts.role}</th>
					<th scope="col">{texts.inMenu}</th>
					<th scope="col">{texts.opens}</th>
				</tr>
			</thead>
			<tbody>
				{rows.map(({ role, title, enters, sees, reason }) => (
					<tr key={role}>
						<th scope="row">
							{title}
							{reason && <small>{reason}</small>}
						</th>
						<Answer yes={sees} words={[texts.seen, texts.unseen]} />
						<Answer yes={enters} words={[texts.can, texts.cannot]} />
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
