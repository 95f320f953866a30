// The scripts beside the app, which the build bundles into one file. The app waits for the first one.
export { mended } from "./mirror.js";
import "./tabs.js";
import "./files.js";
import "./rules.js";
import "./offline.js";
import "./wake.js";
import "./motion.js";
import "./follow.js";
import "./choices.js";
import "./focus.js";
import "./folds.js";
