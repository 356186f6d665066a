import { ConfigContext } from '@arco-design/web-react/es/ConfigProvider/context';
import { type ReactNode, use, useMemo } from 'react';
import { arcoLocale } from '#generated/arco-locale.ts';
import { popupContainer } from './popup-container.ts';

/** `updateOnScroll` keeps a popup beside its control while a dialog scrolls. */
const popups = { Trigger: { updateOnScroll: true, escToClose: true } };

/**
 * Settings of Arco's components. Every module in this folder renders them inside it, so that none needs to be set up on a page. Arco's own
 * provider would load its messages and notifications.
 */
export function ArcoProvider({ children }: { children: ReactNode }) {
	const defaults = use(ConfigContext);
	const config = useMemo(
		() => ({ ...defaults, locale: arcoLocale, autoInsertSpaceInButton: true, getPopupContainer: popupContainer, componentConfig: popups }),
		[defaults],
	);
	return <ConfigContext value={config}>{children}</ConfigContext>;
}
