// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const leavePage = '离开这一页吗？';
export const closeTab = '关闭标签页吗？';
export const reopenPage = '重新打开这一页吗？';
export const signOut = '现在退出吗？';
export const unsaved = '有填写了还没提交的内容，继续的话会丢失。';
