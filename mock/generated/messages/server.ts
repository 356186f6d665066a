// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const wrongAddress = '地址不对';
export const wrongMethod = ({ method }: { method: string | number }): string => `服务器不接受 ${method} 请求`;
export const localOnly = '模拟后端只接受本机应用的请求';
export const serverFault = '服务器内部错误';
export const diskFull = '服务器的磁盘写不进去，这一次没有存好。请先留着这一页，过一会儿再试';
export const notJson = '请求体要是 JSON';
export const notRow = '请求体要是一条记录：一个 JSON 对象';
export const onlyId = '一条记录除了 id 还要有别的字段';
export const wrongId = '编号 id 要是文字或数字';
export const rows = ({ count }: { count: number }): string => `${count} 条`;
export const title = '模拟后端的数据';
export const usage = '这里能看到和修改每一条记录，包括密码。用法和 json-server 一样：GET、POST、PUT、PATCH、DELETE。';
export const noToken = '请打开启动时打印的 /db 地址，或者在请求头里带上 Authorization: Bearer <令牌>';
export const noRow = '没有这条记录';
export const idTaken = '已经有这个编号的记录';
export const wrongQuery = '地址里的条件不对';
export const headTooLong = '地址或请求头太长';
export const tooSlow = '请求太慢，没有发完';
export const malformed = '请求格式不对';
