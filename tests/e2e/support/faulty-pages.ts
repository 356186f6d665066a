/** A page for each kind of fault that the invariants must find, and one that has none. */
import type { ScreenState } from './invariants/screen-state.ts';

export const PHONE: ScreenState = { account: 'newbie', width: 360, height: 740, text: 'normal', media: 'screen' };
const LOW: ScreenState = { ...PHONE, width: 740, height: 360 };
const PAPER: ScreenState = { ...PHONE, width: 718, height: 1047, media: 'print' };

const TALL = '<p style="height: 3000px">长文</p>';
const LONG = '一个很长很长很长很长很长很长很长很长很长很长很长很长很长很长的标题';
const CUT = 'width: 80px; overflow: hidden; white-space: nowrap';

/** Name of the invariant, what is wrong, the fault, and the state in which it shows. */
export const FAULTS: readonly (readonly [invariant: string, fault: string, html: string, state?: ScreenState])[] = [
	['the page does not scroll sideways', 'a box wider than the window', '<p style="width: 600px">宽</p>'],
	[
		'what scrolls down does not scroll sideways',
		'a wide picture in a list',
		'<div style="width: 200px; height: 50px; overflow: auto"><p style="width: 300px; height: 90px">宽</p></div>',
	],
	[
		'nothing is cut off',
		'a field over the edge of the window',
		'<input aria-label="账号" style="position: absolute; left: 300px; width: 200px; height: 44px; font-size: 16px">',
	],
	['nothing is cut off', 'a title in a box that hides the rest', `<h2 style="${CUT}">${LONG}</h2>`],
	['nothing is cut off', 'an ellipsis without the whole text', `<h2 style="${CUT}; text-overflow: ellipsis">${LONG}</h2>`],
	['nothing is cut off', 'half of a line', '<p style="height: 30px; overflow: hidden; line-height: 20px">一<br>二</p>'],
	[
		'nothing is cut off',
		'a strip on paper',
		'<div style="overflow-x: auto; white-space: nowrap; width: 100px">纸上不能左右滚动的内容</div>',
		PAPER,
	],
	[
		'the text of a control stays inside of it',
		'a button lower than its text',
		'<button style="height: 44px; width: 60px">一二三四五六七八九十一二三四五六七八九十</button>',
	],
	[
		'every control can be hit',
		'a button below a layer',
		'<button style="height: 44px">保存</button><div style="position: fixed; inset: 0"></div>',
	],
	[
		'every control can be hit',
		'a button that no scrolling reaches',
		'<button style="position: absolute; top: -30px; height: 44px">保存</button>',
	],
	[
		'no text is covered',
		'a text below a picture',
		'<p>说明</p><div style="position: relative; top: -40px; height: 40px; background: #fff"></div>',
	],
	['no text lies on another', 'two texts in one place', '<p style="height: 0">第一行</p><p>第二行</p>'],
	[
		'fingers hit one control',
		'two low buttons side by side',
		'<button style="height: 24px">上</button><button style="height: 24px">下</button>',
	],
	['fingers hit one control', 'low links of a list', '<ul><li><a href="#a">第一课</a></li><li><a href="#b">第二课</a></li></ul>'],
	[
		'fingers hit one control',
		'a low button beside a high one',
		'<div style="display: flex"><button style="height: 44px">好</button><button style="height: 28px; align-self: center">关</button></div>',
	],
	[
		'phones do not zoom into a field',
		'small text in a field',
		'<textarea aria-label="笔记" style="height: 44px; font-size: 14px"></textarea>',
	],
	['bars leave a low window to the page', 'a high bar that stays', TALL, LOW],
	['no value of a program is shown', 'NaN in a text', '<p>正确率 NaN%</p>'],
	[
		'no value of a program is shown',
		'undefined in a name',
		'<img alt="undefined的头像" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" width="10">',
	],
	['headings, table heads and controls have names', 'an empty heading', '<h2></h2>'],
	['headings, table heads and controls have names', 'an empty head', '<table><tr><th></th><th>分数</th></tr></table>'],
	[
		'headings, table heads and controls have names',
		'a button without a name',
		'<button style="height: 44px"><svg width="10" height="10"></svg></button>',
	],
	['a page has one title', 'a second title', '<h1>另一个标题</h1>'],
	['nothing reports an error', 'an alert', '<p role="alert">出错了</p>'],
	['a figure over nothing is a dash', 'a share of nothing', '<p>正确率 <b>0</b> %</p>'],
	['a figure over nothing is a dash', 'nothing of nothing', '<p>0 / 0 门学完</p>'],
	['paper shows content alone', 'a button on paper', '<button>打印</button>', PAPER],
	['paper shows content alone', 'a bar on paper', '<p style="position: sticky; top: 0">目录</p>', PAPER],
];

const BAR = (html: string): string => (html === TALL ? 'position: sticky; top: 0; height: 100px; background: #fff' : 'height: 44px');

export const pageWith = (html: string): string => `<!doctype html><html lang="zh-CN"><title>样张</title>
	<style>body, p { margin: 0; font: 14px/1.65 sans-serif } button { border: 0; padding: 0 8px }</style>
	<header style="${BAR(html)}">星芒</header><main><h1>我的学习</h1>${html}</main></html>`;

/** All that the invariants allow. */
export const SOUND = `
	<h2>课程</h2>
	<p>读过的人都说 <a href="#1">第一课</a> 和 <a href="#2">第二课</a> 有意思，0.0 秒 10 % 完成。</p>
	<h3 data-tooltip="" style="${CUT}; text-overflow: ellipsis">${LONG}</h3>
	<div style="overflow-x: auto"><table style="width: 900px"><tr><th>姓名</th></tr><tr><td>小满</td></tr></table></div>
	<pre style="overflow: auto; height: 40px">let x = undefined;\nnull;\n${'a'.repeat(200)}</pre>
	<form><label>笔记 <textarea style="height: 44px; font-size: 16px"></textarea></label><button style="height: 44px; display: block">记下</button></form>
	<ul><li><a href="#3" style="display: block; min-height: 44px">第一课</a></li><li><a href="#4" style="display: block; min-height: 44px">第二课</a></li></ul>
	<details><summary style="height: 44px">答案</summary><button>关</button></details>
	<div style="height: 0; overflow: hidden"><button>折起来的按钮</button></div>
	<label style="position: relative; display: block; height: 44px"><input type="radio" style="position: absolute; inset: 0; opacity: 0"><span>算法</span></label>
	<article style="position: relative; height: 60px"><style>#card::after { content: ''; position: absolute; inset: 0 }</style><a id="card" href="#5">整张卡片</a><p>卡片的说明</p></article>
	<p style="height: 1200px">正确率 —</p>`;
