import type { Store } from '#mock/store/store.ts';

export function consoleIndex(store: Store): string {
	const items = store.resources().map((name) => {
		const address = `/db/${encodeURIComponent(name)}`;
		return `<li><a href="${address}">${escapeHtml(name)}</a> ${store.rows(name).length} 条</li>`;
	});
	return `<!doctype html>
<html lang="zh-CN">
<meta charset="utf-8">
<meta name="color-scheme" content="light dark">
<title>模拟后端的数据</title>
<body style="font: 16px/1.8 system-ui, sans-serif; max-width: 40em; margin: 2em auto; padding: 0 1em">
<h1>模拟后端的数据</h1>
<p>这里能看到和修改每一条记录，包括密码。用法和 json-server 一样：GET、POST、PUT、PATCH、DELETE。</p>
<ul>
${items.join('\n')}
</ul>
</body>
</html>
`;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (letter) => ESCAPES[letter] ?? letter);
