import { describe, expect, it } from 'vitest';
import { assetPrefix, originOf } from '#build/asset-prefix.ts';

describe('the asset prefix', () => {
	it.each([
		[undefined, '/student/', []],
		['', '/student/', []],
		['https://assets.example.com', 'https://assets.example.com/', ['https://assets.example.com']],
		['https://assets.example.com/app/', 'https://assets.example.com/app/', ['https://assets.example.com']],
		['http://10.0.0.7:8080/app', 'http://10.0.0.7:8080/app/', ['http://10.0.0.7:8080']],
	])('%j gives %j and the policy %j', (given, prefix, origins) => {
		expect(assetPrefix(given, '/student/')).toBe(prefix);
		expect(originOf(prefix)).toEqual(origins);
	});

	it.each(['assets.example.com', '/assets/', 'ftp://example.com/', 'https://example.com/?v=1', 'https://example.com/#a'])(
		'%j is refused by name',
		(given) => expect(() => assetPrefix(given, '/')).toThrow(`ASSET_PREFIX is "${given}".`),
	);
});
