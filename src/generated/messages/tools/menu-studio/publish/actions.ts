// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const fileName = '菜单';
export const preview = '预览';
export const load = '导入';
export const save = '导出';
export const history = '历史';
export const publish = '发布';
export const importStep = '导入菜单';
export const discard = '放弃草稿';
export const discardTitle = '放弃草稿？';
export const discardText = '菜单回到已经发布的样子。草稿是管理员共用的，别人在草稿里的修改也会放弃。放弃后可以撤销。';
