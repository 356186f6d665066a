/**
 * Returns the address from which a build fetches its scripts, styles and fonts: `ASSET_PREFIX`, such as `https://assets.example.com/student/`, or
 * else the app's base path. That server serves the whole build, with CORS.
 */
export function assetPrefix(prefix: string | undefined, base: string): string {
	if (!prefix) return base;
	const { protocol, search, hash } = addressOf(prefix);
	if (!/^https?:$/.test(protocol) || search || hash) throw refusal(prefix);
	return `${prefix.replace(/\/+$/, '')}/`;
}

/** The origin, for the content security policy; none if the app itself serves the assets. */
export const originOf = (assets: string): string[] => (assets.startsWith('/') ? [] : [new URL(assets).origin]);

function addressOf(prefix: string): URL {
	try {
		return new URL(prefix);
	} catch {
		throw refusal(prefix);
	}
}

const refusal = (prefix: string): Error =>
	new Error(`ASSET_PREFIX is "${prefix}". Give the whole address of a folder, such as https://assets.example.com/student/.`);
