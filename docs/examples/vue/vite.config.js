import vue from "@vitejs/plugin-vue";

const isCustomElement = (tag) => tag === "asalto-tracker";

export default { plugins: [vue({ template: { compilerOptions: { isCustomElement } } })] };
