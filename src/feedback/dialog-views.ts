import type { ComponentType } from 'react';
import { proxy } from 'valtio/vanilla';
import { fetchCode } from '#src/lib/fetch-code.ts';
import type { FeedbackDialogsProps } from './feedback-dialogs.tsx';

/** The components of confirmations and of the overlay. They come with the main layout; other pages load them on first use. */
export const dialogViews = proxy<{ Dialogs: ComponentType<FeedbackDialogsProps> | null }>({ Dialogs: null });

export async function loadDialogs(): Promise<void> {
	dialogViews.Dialogs ??= (await fetchCode(() => import('./feedback-dialogs.tsx'))).FeedbackDialogs;
}
