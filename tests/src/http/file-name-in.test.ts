import { expect, test } from 'vitest';
import { fileNameIn } from '#src/http/file-name-in.ts';

const latin1 = (text: string): string => String.fromCharCode(...new TextEncoder().encode(text));

test.each<[string | null, string]>([
	[null, ''],
	['attachment', ''],
	['attachment; filename=a.pdf', 'a.pdf'],
	['ATTACHMENT; FILENAME="a b.pdf"', 'a b.pdf'],
	['attachment; filename="say \\"hi\\"; now.txt"', 'say "hi"; now.txt'],
	['attachment; filename="_.csv"; filename*=UTF-8\'\'%E6%B8%85%E5%8D%95.csv', '清单.csv'],
	["attachment; filename*=utf-8'zh'%E6%B8%85%E5%8D%95%20%28a%29.csv; filename=b.csv", '清单 (a).csv'],
	["attachment; filename*=iso-8859-1'en'caf%E9.txt", 'café.txt'],
	["attachment; filename=b.csv; filename*=UTF-8''%E6%B8", 'b.csv'],
	['attachment; filename="%E6%B8%85%E5%8D%95.csv"', '清单.csv'],
	['attachment; filename="100%.csv"', '100%.csv'],
	[`attachment; filename="${latin1('清单.csv')}"`, '清单.csv'],
	['attachment; filename="caf\u00e9.txt"', 'café.txt'],
	['attachment; filename="../../etc/passwd"', 'passwd'],
	["attachment; filename*=UTF-8''..%5C..%5Cboot.ini", 'boot.ini'],
])('the name in %j is %j', (header, name) => {
	expect(fileNameIn(header)).toBe(name);
});
