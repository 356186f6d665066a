/** Texts of the error catalogue, spec 8. */
export const httpMessages = {
	noAnswer: '连接后台接口失败，可能由以下原因造成：后端不支持跨域CORS、接口地址不存在、请求超时等，请联系管理员排查后端接口问题',
	failed: '请求错误',
} as const;
