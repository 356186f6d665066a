import type { ComponentType } from 'react';
import { proxy } from 'valtio/vanilla';
import { fetchCode } from '#src/lib/fetch-code.ts';
import type { FeedbackDialogsProps } from './feedback-dialogs.tsx';

/** The views of questions and of the overlay. The main layout brings them; other pages load them when they first need one. */
export const dialogViews = proxy<{ Dialogs: ComponentType<FeedbackDialogsProps> | null }>({ Dialogs: null });

export async function loadDialogs(): Promise<void> {
	dialogViews.Dialogs ??= (await fetchCode(() => import('./feedback-dialogs.tsx'))).FeedbackDialogs;
}
