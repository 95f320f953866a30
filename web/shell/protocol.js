// The events between the app, which is Rust, and the scripts: one row each, and the only place for their names. The text
// of a row is its direction, the type of its detail, and its meaning. `web/build.rs` writes the constants of
// the app from these rows, and `cargo xtask build` writes `protocol.d.ts` (docs/decisions/0072-one-table-of-events.md).

// From the app to the scripts.

/** to scripts, `string`: Adds the style sheet of a part of the app. */
export const ADD_STYLES = "asalto:add-styles";
/** to scripts, `[number: string, question: string, ...parameters: string[]]`: Asks the archive a question. */
export const ARCHIVE_QUESTION = "asalto:archive-question";
/** to scripts, `string`: The key of a shortcut for choices was pressed; an empty text ends choosing. */
export const CHOICE_KEY = "asalto:choice-key";
/** to scripts, `null`: Opens the file picker of the browser. */
export const CHOOSE_FILE = "asalto:choose-file";
/** to scripts, `[report: string, title: string, copied: string, notCopied: string]`: Copies the combat log. */
export const COPY_LOG = "asalto:copy-log";
/** to scripts, `string`: Downloads the stored texts whose keys have this prefix. */
export const DOWNLOAD_STORED = "asalto:download-stored";
/** to scripts, `[fileStem: string, key: string, text: string]`: Downloads one encounter. */
export const DOWNLOAD_TEXT = "asalto:download-text";
/** to scripts, `[keys: string]`: An encounter moved to the archive; the detail has the prefix of its keys. */
export const ENCOUNTER_ARCHIVED = "asalto:encounter-archived";
/** to scripts, `[keys: string, label: string]`: An encounter was deleted; the detail has the prefix of its keys, and its label. */
export const ENCOUNTER_DELETED = "asalto:encounter-deleted";
/** to scripts, `string`: An encounter was opened; the detail is the prefix of its keys. */
export const ENCOUNTER_OPENED = "asalto:encounter-opened";
/** to scripts, `string`: An encounter came back from the archive; the detail is the prefix of its keys. */
export const ENCOUNTER_RETURNED = "asalto:encounter-returned";
/** to scripts, `unknown`: The app failed to start; the detail is the error. */
export const FAILED = "asalto:failed";
/** to scripts, `string`: Requests a text to read, by its name. */
export const FETCH_TEXT = "asalto:fetch-text";
/** to scripts, `Details[typeof HOST_MOMENT] | null`: The answer to a host's request: the state of the app, or null if it refused. */
export const HOST_ANSWER = "asalto:host-answer";
/** to scripts, `[text: string | null, holdsEncounter: boolean, cursor: number, length: number, round: number | null]`: The app in a frame shows another state or moment. */
export const HOST_MOMENT = "asalto:host-moment";
/** to scripts, `boolean`: Whether the screen stays on. */
export const KEEP_AWAKE = "asalto:keep-awake";
/** to scripts, `string | null`: The app took a line entered before its start; the detail is a line that it could not add. */
export const LINE_TAKEN = "asalto:line-taken";
/** to scripts, `string[]`: Makes a link that holds a text: the mode of a replay, or nothing for an encounter; the text. */
export const MAKE_LINK = "asalto:make-link";
/** to scripts, `null`: The app is about to replace the first screen. */
export const MOUNTING = "asalto:mounting";
/** to scripts, `null`: The app is about to change the page. */
export const PAGE_CHANGING = "asalto:page-changing";
/** to scripts, `string[]`: Sends a message to the players' screens, or from one; the first item is its kind. */
export const PLAYERS_SEND = "asalto:players-send";
/** to scripts, `null`: A players' screen received a message of another version of the app. */
export const PLAYERS_VERSION_DIFFERS = "asalto:players-version-differs";
/** to scripts, `[report: string, title: string, copied: string, notCopied: string]`: Prints the combat log. */
export const PRINT_LOG = "asalto:print-log";
/** to scripts, `null`: Asks the browser to keep the storage. */
export const REQUEST_PERSISTENCE = "asalto:request-persistence";
/** to scripts, `null`: Asks the playing tab for the whole encounter, because a change is missing here. */
export const RESEND = "asalto:resend";
/** to scripts, `[way: "download" | "copy" | "share", fileName: string, type: string, text: string, done: string, failed: string]`: Sends a text out of the app; then it shows one of the messages, unless that is empty. */
export const SEND_OUT = "asalto:send-out";
/** to scripts, `number`: Scrolls the row of a combatant into view. */
export const SHOW_ROW = "asalto:show-row";
/** to scripts, `string`: Scrolls the first element that a selector finds into view, as little as possible; an empty one ends it. */
export const SHOW_SUBJECT = "asalto:show-subject";
/** to scripts, `boolean`: Turns the sound of the page on or off; a press turns it on. */
export const SOUND = "asalto:sound";
/** to scripts, `null`: The app is in the page. The page sends the same message to its service worker. */
export const STARTED = "asalto:started";
/** to scripts, `number`: The hit points of a combatant fell. */
export const STRUCK = "asalto:struck";
/** to scripts, `null`: Makes this the tab that plays. */
export const TAKE_OVER = "asalto:take-over";
/** to scripts, `null`: Plays a soft tick, if the sound is on. */
export const TICK = "asalto:tick";
/** to scripts, `string`: Opens the dialog with this id, or closes the open one. */
export const TOGGLE_DIALOG = "asalto:toggle-dialog";
/** to scripts, `[key: string, text: string]`: The storage refused a text, which the guard offers as a file. */
export const UNSAVED = "asalto:unsaved";
/** to scripts, `null`: Installs the new version. */
export const UPDATE_NOW = "asalto:update-now";
/** to scripts, `[key: string, text: string]`: A text was saved. */
export const WRITTEN = "asalto:written";

// From the scripts to the app.

/** to app, `string`: A line that was entered before the app started: the number of its side, a space, and the line. */
export const ADD_LINE = "asalto:add-line";
/** to app, `string`: Shows a message and announces it. */
export const ANNOUNCE = "asalto:announce";
/** to app, `[number: string, reason: string, ...texts: string[]]`: The archive's answer; without a reason it is done. */
export const ARCHIVE_ANSWER = "asalto:archive-answer";
/** to app, `null`: Texts from the second copy of the storage came after the start. */
export const COPIES_RESTORED = "asalto:copies-restored";
/** to app, `boolean`: Whether the second copy of the storage works. */
export const COPIES_WORK = "asalto:copies-work";
/** to app, `string`: Another tab deleted the open encounter; the detail is its label. */
export const DELETED_ELSEWHERE = "asalto:deleted-elsewhere";
/** to app, `string`: Another tab saved the open encounter as this text. */
export const ENCOUNTER_TEXT = "asalto:encounter-text";
/** to app, `string[] | null`: A file of encounters, as alternating keys and texts; null for any other file. */
export const FILE_READ = "asalto:file-read";
/** to app, `number | null`: Files are dragged over the page; their number, 0 if the browser does not tell it, or null once they are gone. */
export const FILES_OVER = "asalto:files-over";
/** to app, `number | null`: The speed of the replay whose controls the host wants, or null for none. */
export const HOST_CONTROLS = "asalto:host-controls";
/** to app, `string`: The host chose a language. */
export const HOST_LANGUAGE = "asalto:host-language";
/** to app, `string`: The host chose a mode: `gm`, `readonly` or `player`. */
export const HOST_ROLE = "asalto:host-role";
/** to app, `string`: The host asks for a moment: a number, `end` or `round 2`. The app answers before this returns. */
export const HOST_SEEK = "asalto:host-seek";
/** to app, `string`: The host gives a state as text. The app answers before this returns. */
export const HOST_STATE = "asalto:host-state";
/** to app, `string`: The host chose a theme. */
export const HOST_THEME = "asalto:host-theme";
/** to app, `string | null`: The link that was asked for, or null if the browser can't make one. */
export const LINK_MADE = "asalto:link-made";
/** to app, `null`: A file that was missing can be fetched again. */
export const NETWORK_BACK = "asalto:network-back";
/** to app, `null`: Begins another encounter. */
export const NEW_ENCOUNTER = "asalto:new-encounter";
/** to app, `[name: string | null, content: Uint8Array | number | string | null][]`: Files of other tools, a pasted text with an empty name, or a link without a name: the bytes, the size of one that is too large, null for one that can't be opened, or the fault of a link as a word. */
export const OTHER_FILES = "asalto:other-files";
/** to app, `null`: The page is left, and the app has what was typed last. */
export const PAGE_LEFT = "asalto:page-left";
/** to app, `string[]`: A players' screen asks for the present. */
export const PLAYERS_ASKS = "asalto:players-asks";
/** to app, `string[]`: A players' screen has closed. */
export const PLAYERS_BYE = "asalto:players-bye";
/** to app, `string[]`: A window of the app has started. */
export const PLAYERS_HELLO = "asalto:players-hello";
/** to app, `string[]`: The playing window sends the players' screens the present. */
export const PLAYERS_TOLD = "asalto:players-told";
/** to app, `"plays" | "follows"`: Whether this tab plays the open encounter or follows another tab. */
export const TAB_ROLE = "asalto:tab-role";
/** to app, `[name: string, text: string | null]`: A text to read, or null if it could not be fetched. */
export const TEXT_FETCHED = "asalto:text-fetched";
/** to app, `null`: A new version can be installed. */
export const UPDATE_READY = "asalto:update-ready";

// From script to script.

/** between scripts, `{ crashed: boolean, error: unknown }`: The guard has replaced the app. */
export const STOPPED = "asalto:stopped";

// Messages from page to page. Their names are public or cross versions, so they stay.

/** message, `string`: A frame waits for its host (docs/widget.md). */
export const HELLO = "asalto:hello";
/** message, `string`: The host's answer, with a port (docs/widget.md). */
export const PORT = "asalto:port";
/** message, `string`: The page asks the waiting service worker to take over. */
export const SKIP_WAITING = "asalto:skip-waiting";
