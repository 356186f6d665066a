import type { Page } from 'playwright-core';

declare global {
	interface Window {
		/** Texts of the messages that this document has shown, oldest first. */
		saidMessages?: string[];
	}
}

/** Keeps the texts of messages, which leave the page after three seconds. */
export const recordMessages = (page: Page): Promise<unknown> =>
	page.addInitScript(() => {
		const said: string[] = [];
		window.saidMessages = said;
		const listen = (node: Node): void => {
			if (!(node instanceof Element)) return;
			const added = node.matches('.feedback-message') ? [node] : node.querySelectorAll('.feedback-message');
			for (const message of added) said.push(message.textContent ?? '');
		};
		new MutationObserver((changes) => {
			for (const { addedNodes } of changes) addedNodes.forEach(listen);
		}).observe(document, { childList: true, subtree: true });
	});
