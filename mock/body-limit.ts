/** Bytes of a request's body, in whatever form. */
export const BODY_LIMIT = 10 * 1024 * 1024;

export const TOO_LARGE = '内容太大了，一次最多 10 MB';
