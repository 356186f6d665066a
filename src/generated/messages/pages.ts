// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const notCopied = '没有复制成功，选中文字手动复制吧';
export const blockFailed = '这一块内容没有显示出来';
export const loadFailed = '加载失败';
export const dialogFailed = '窗口没有打开，请再试一次';
export const unsubmitted = '内容还没有提交';
export const unsubmittedText = '关闭后，刚才填写的内容会丢失。确定关闭吗？';
export const loading = '加载中';
export const actionFailed = '操作没有完成，请稍后再试';
export const fileUnavailable = '这个文件暂时无法下载';
export const lostChanged = '刚才网络断了一下。页面已经重新读过，内容有变化，很可能已经成功了；看清楚再决定要不要再试。';
export const lostUnchanged = '刚才网络断了一下。页面已经重新读过，没有找到刚才的提交，可以再试。';
