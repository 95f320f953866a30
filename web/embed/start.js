// The classic script that runs before all others in the frame.
"use strict";
import "./before.js";
import "../shell/guard.js";
