import { expect, test } from 'vitest';
import { fileAddresses } from '#mock/http/file-addresses.ts';

const place = fileAddresses('/student', ['/main-api']);

test.each([
	['a picture', '/covers/robot.svg', '/student/covers/robot.svg'],
	['a signed address', '/static/files/a.pdf?expires=1&signature=2', '/student/static/files/a.pdf?expires=1&signature=2'],
	['an office page', '/static/office/index.html?file=f1&token=t', '/student/static/office/index.html?file=f1&token=t'],
	['a picture in HTML', '<p>图</p><img src="/static/images/1.svg" alt="">', '<p>图</p><img src="/student/static/images/1.svg" alt="">'],
	['a picture in Markdown', '看图：![齿轮](/static/questions/gears.svg)', '看图：![齿轮](/student/static/questions/gears.svg)'],
])('%s is placed below the base path of the app', (_what, before, after) => {
	expect(place(before)).toBe(after);
	expect(place(after)).toBe(after);
});

test.each([
	['a page', '/noticeDetail/n01'],
	['a file of an API', '/main-api/files/a.pdf'],
	['another site', '//cdn.example.com/a.png'],
	['a URL', 'https://example.com/a.png'],
	['words', '见 /covers/robot.svg'],
	['a program', 'print(open("/etc/hosts.txt").read())'],
	['a link to a page in HTML', '<a href="/noticeDetail/n01">通知</a>'],
])('%s stays as it is', (_what, text) => {
	expect(place(text)).toBe(text);
});
