import { createApp } from "vue";
import Table from "./Table.vue";

createApp(Table).mount("#app");
