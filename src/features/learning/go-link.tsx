import type { ComponentProps } from 'react';
import { Icon } from '#src/ui/icons.tsx';
import styles from './go-link.module.css';

interface GoLinkProps extends ComponentProps<'a'> {
	icon: ComponentProps<typeof Icon>['name'];
}

export function GoLink({ icon, children, ...link }: GoLinkProps) {
	return (
		<a {...link} className={styles.link}>
			<Icon name={icon} />
			{children}
		</a>
	);
}
