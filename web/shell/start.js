// The classic script that runs before all others, in the page and in a frame of another page.
"use strict";
import "./trusted-types.js";
import "../embed/internal/frame-storage.js";
import "./guard.js";
import "./first-screen.js";
