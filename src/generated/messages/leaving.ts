// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const justRefreshed = '刚刚刷新过，请过一会儿再试';
export const refreshPage = '确定刷新页面吗？';
export const unsavedOnRefresh = '有填写了还没提交的内容，刷新后会丢失。';
