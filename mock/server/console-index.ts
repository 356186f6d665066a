import { language } from '#mock/generated/messages/language.ts';
import * as texts from '#mock/generated/messages/server.ts';
import type { Store } from '#mock/store/store.ts';

export function consoleIndex(store: Store): string {
	const items = store.resources().map((name) => {
		const address = `/db/${encodeURIComponent(name)}`;
		return `<li><a href="${address}">${escapeHtml(name)}</a> ${texts.rows({ count: store.rows(name).length })}</li>`;
	});
	return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="color-scheme" content="light dark">
<title>${texts.title}</title>
<body style="font: 16px/1.8 system-ui, sans-serif; max-width: 40em; margin: 2em auto; padding: 0 1em">
<h1>${texts.title}</h1>
<p>${texts.usage}</p>
<ul>
${items.join('\n')}
</ul>
</body>
</html>
`;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (letter) => ESCAPES[letter] ?? letter);
