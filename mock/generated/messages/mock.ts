// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const notFound = '没有找到对应的内容';
export const notYours = '没有权限查看该内容';
export const duplicate = '已经有一样的了，请换一个';
export const taken = ({ value }: { value: string | number }): string => `“${value}”已经有了，请换一个`;
export const unwell = '服务器开小差了，请稍后再试';
export const noOperation = ({ operation }: { operation: string | number }): string => `没有这个接口：${operation}`;
export const keyOfOther = '这个标识已经用在另一份内容上';
export const wrongKey = '重复请求的标识写得不对';
export const serverFault = '服务器内部错误';
export const forbidden = '没有权限';
export const wrongEncoding = '地址中的参数编码不对';
export const expired = '登录已过期，请重新登录';
export const wrongCredentials = '账号或密码不对';
export const signInFirst = '请先登录';
export const tooLarge = ({ limit }: { limit: string | number }): string => `内容太大了，一次最多 ${limit} MB`;
