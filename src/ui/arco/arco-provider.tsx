import '@arco-design/web-react/es/_util/react-19-adapter';
import { ConfigProvider } from '@arco-design/web-react';
import zhCN from '@arco-design/web-react/es/locale/zh-CN';
import type { ReactNode } from 'react';

/**
 * Popups belong to the dialog or page of their control: a modal dialog would cover them and make them inert if they were in the body, and
 * a hidden page hides them with it.
 */
const popupContainer = (control: HTMLElement): Element => control.closest('dialog, [data-page]') ?? document.body;

/** Settings of Arco's components. Every module in this folder renders them inside it, so that none needs to be set up on a page. */
export const ArcoProvider = ({ children }: { children: ReactNode }) => (
	<ConfigProvider locale={zhCN} autoInsertSpaceInButton getPopupContainer={popupContainer}>
		{children}
	</ConfigProvider>
);
