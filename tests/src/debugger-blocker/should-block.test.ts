// @vitest-environment node
import { expect, test } from 'vitest';
import { queriesOf, shouldBlock } from '#src/debugger-blocker/start-debugger-blocker.ts';

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const question = { host: 'school.test', enabled: true, address: 'https://www.example.com/', queries: [''], userAgent: CHROME };

test.each<[string, Partial<typeof question>, boolean]>([
	['a visitor', {}, true],
	['a host in a local network', { host: '192.168.1.20' }, true],
	['a host whose name starts like a local one', { host: 'localhost.school.test' }, true],
	['localhost', { host: 'localhost' }, false],
	['a name below localhost', { host: 'app.localhost' }, false],
	['127.0.0.1', { host: '127.0.0.1' }, false],
	['127.1.2.3', { host: '127.1.2.3' }, false],
	['::1', { host: '[::1]' }, false],
	['0.0.0.0', { host: '0.0.0.0' }, false],
	['a file', { host: '' }, false],
	['a build without it', { enabled: false }, false],
	['no address to go to', { address: '' }, false],
	['?debugger=auto', { queries: ['?debugger=auto'] }, false],
	['debugger=auto among others', { queries: ['?a=1&debugger=auto&b=2'] }, false],
	['debugger=auto behind the hash', { queries: ['', '?debugger=auto'] }, false],
	['another value', { queries: ['?debugger=1'] }, true],
	['another name', { queries: ['?nodebugger=auto'] }, true],
	['Googlebot', { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }, false],
	['bingbot', { userAgent: 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)' }, false],
	['Baiduspider', { userAgent: 'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)' }, false],
	['Sogou', { userAgent: 'Sogou web spider/4.0(+http://www.sogou.com/docs/help/webmasters.htm#07)' }, false],
	['360Spider', { userAgent: `${CHROME}; 360Spider` }, false],
	['Bytespider', { userAgent: 'Mozilla/5.0 (Linux; Android 5.0) Mobile Safari/537.36 (compatible; Bytespider)' }, false],
	['a phone called Cubot', { userAgent: 'Mozilla/5.0 (Linux; Android 12; CUBOT X50) AppleWebKit/537.36 Chrome/140.0 Mobile' }, true],
])('%s', (_case, changes, blocks) => {
	expect(shouldBlock({ ...question, ...changes })).toBe(blocks);
});

test.each([
	['?a=1', '', ['?a=1']],
	['', '#/courseIndex?debugger=auto', ['', '?debugger=auto']],
	['?a=1', '#/courseIndex', ['?a=1']],
])('the media queries of %s%s', (search, hash, queries) => {
	expect(queriesOf({ search, hash })).toEqual(queries);
});
