// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const gone = '已撤下';
export const close = '关闭';
export const closeOthers = '关闭其他';
export const closeLeft = '关闭左侧';
export const closeRight = '关闭右侧';
export const closeAll = '全部关闭';
export const actions = '标签页操作';
export const refresh = '刷新';
export const restore = '还原';
export const maximise = '最大化';
export const openPages = '已打开的页面';
export const bar = '标签栏';
export const restorePage = '还原页面';
export const maximisePage = '最大化页面';
export const refreshTab = '刷新标签页';
