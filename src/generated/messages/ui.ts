// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const retry = '重试';
export const pageFailed = '页面打开失败';
export const pageFailedText = '可能是网络不稳定，请重试。';
export const replaced = '网站更新了';
export const replacedText = '有新版本，刷新后继续。';
export const refreshToContinue = '有新版本，刷新后继续';
export const partFailed = '这一部分没有加载出来，请检查网络';
export const back = '返回上一页';
export const refresh = '刷新页面';
export const contentFailed = '这段内容没有显示出来';
export const loading = '正在加载中...';
export const yes = '是';
export const no = '否';
