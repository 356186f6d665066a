import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

interface AppLinkProps extends ComponentProps<'a'> {
	/** Path of the app, or an external address. */
	to: string;
}

/** A link to a page of the app. The router's own `Link` also fetches route modules ahead, and with them comes its data router. */
export function AppLink({ to, onClick, ...rest }: AppLinkProps) {
	const href = useHref(to);
	const go = useLinkClickHandler<HTMLAnchorElement>(to);
	const click = (event: MouseEvent<HTMLAnchorElement>): void => {
		onClick?.(event);
		if (!event.defaultPrevented) go(event);
	};
	return <a {...rest} href={href} onClick={click} />;
}
