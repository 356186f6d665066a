import '@arco-design/web-react/es/_util/react-19-adapter';
import { ConfigContext } from '@arco-design/web-react/es/ConfigProvider/context';
import { type ReactNode, use, useMemo } from 'react';

/**
 * Popups belong to the dialog or page of their control: a modal dialog would cover them and make them inert if they were in the body, and
 * a hidden page hides them with it.
 */
const popupContainer = (control: HTMLElement): Element => control.closest('dialog, [data-page]') ?? document.body;

/**
 * Settings of Arco's components. Every module in this folder renders them inside it, so that none needs to be set up on a page. Arco's own
 * provider would load its messages and notifications; its texts are Chinese by default.
 */
export function ArcoProvider({ children }: { children: ReactNode }) {
	const defaults = use(ConfigContext);
	const config = useMemo(() => ({ ...defaults, autoInsertSpaceInButton: true, getPopupContainer: popupContainer }), [defaults]);
	return <ConfigContext value={config}>{children}</ConfigContext>;
}
