// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const pageOff = '这个页面没有开放';
export const advice = '请检查网络后重试。如果一直这样，请把上面这句话告诉老师或管理员。';
export const notStarted = '应用没有启动';
export const codeMissing = '应用的代码没有取全，可能是网络断了。';
export const storageFull = '浏览器的保存空间满了或被关闭，刷新页面后需要重新登录';
export const lockFailed = '锁屏没有成功，可能是网络不稳定，请重试';
export const resetFailed = '演示数据没有重置成功，请再试一次';
export const unsent = '还有没送到的内容';
export const unsentText = '这台电脑上有还没有送到老师那里的内容，清除以后就找不回来了。';
export const unsealed = '退出后会删掉您写过的内容';
export const unsealedText = '这台电脑上还留着您的草稿、程序、没交的作答或搜索记录。这里没有办法加密保存，退出登录时会把它们删掉，免得被别人看到。要留下的内容请先提交或保存。';
export const unopened = '以前写的内容有一部分这次打不开，还留在这台电脑上';
export const forbidden = '没有访问权限';
export const notFound = '页面不存在';
