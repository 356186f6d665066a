import type { CSSProperties } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import type { BlockProps } from '#src/pages/page-definition.ts';
import { useScope } from '#src/pages/use-scope.ts';
import { useVisible } from '#src/pages/use-visible.ts';
import { EmptyNotice } from '#src/ui/empty-notice.tsx';
import { ValueView } from '#src/ui/value-view.tsx';
import styles from './detail-block.module.css';

export function DetailBlock({ block }: BlockProps<'detail'>) {
	const outer = useScope();
	const isVisible = useVisible();
	const record = outer.read(block.source.record);
	if (record === null || record === undefined) return <EmptyNotice text={outer.text(block.empty)} />;
	const scope = outer.with({ record });
	const label = scope.text(block.label);
	const items = block.items.filter((item) => isVisible(item, scope));
	return (
		<dl
			className={classNames(styles.detail, block.compact && styles.compact)}
			style={{ '--columns': block.columns ?? 2 } as CSSProperties}
			{...(label && { 'aria-label': label })}
		>
			{items.map((item, index) => {
				const name = scope.text(item.label);
				return (
					// biome-ignore lint/suspicious/noArrayIndexKey: items are identified by position in the definition
					<div key={index} className={styles.item}>
						<dt className="faint">{name}</dt>
						<dd>
							<ValueView value={scope.read(item.value)} look={item.look ?? 'text'} label={name} />
						</dd>
					</div>
				);
			})}
		</dl>
	);
}
