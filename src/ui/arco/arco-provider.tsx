import { ConfigProvider } from '@arco-design/web-react';
import zhCN from '@arco-design/web-react/es/locale/zh-CN';
import type { ReactNode } from 'react';
import { popupContainer } from './popup-container.ts';

/** `updateOnScroll`: in a dialog nothing else keeps a popup beside its control while something scrolls. */
const popups = { Trigger: { updateOnScroll: true, escToClose: true } };

/** Settings of Arco's components. Every module in this folder renders them inside it, so that none needs to be set up on a page. */
export const ArcoProvider = ({ children }: { children: ReactNode }) => (
	<ConfigProvider locale={zhCN} autoInsertSpaceInButton getPopupContainer={popupContainer} componentConfig={popups}>
		{children}
	</ConfigProvider>
);
