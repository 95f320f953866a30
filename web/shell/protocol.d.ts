// Written by `cargo xtask build` from protocol.js, the table of the events.

/** to scripts: Adds the style sheet of a part of the app. */
export declare const ADD_STYLES: "asalto:add-styles";
/** to scripts: Asks the archive a question. */
export declare const ARCHIVE_QUESTION: "asalto:archive-question";
/** to scripts: The key of a shortcut for choices was pressed; an empty text ends choosing. */
export declare const CHOICE_KEY: "asalto:choice-key";
/** to scripts: Opens the file picker of the browser. */
export declare const CHOOSE_FILE: "asalto:choose-file";
/** to scripts: Copies the combat log. */
export declare const COPY_LOG: "asalto:copy-log";
/** to scripts: Downloads the stored texts whose keys have this prefix. */
export declare const DOWNLOAD_STORED: "asalto:download-stored";
/** to scripts: Downloads one encounter. */
export declare const DOWNLOAD_TEXT: "asalto:download-text";
/** to scripts: An encounter moved to the archive; the detail has the prefix of its keys. */
export declare const ENCOUNTER_ARCHIVED: "asalto:encounter-archived";
/** to scripts: An encounter was deleted; the detail has the prefix of its keys, and its label. */
export declare const ENCOUNTER_DELETED: "asalto:encounter-deleted";
/** to scripts: An encounter was opened; the detail is the prefix of its keys. */
export declare const ENCOUNTER_OPENED: "asalto:encounter-opened";
/** to scripts: An encounter came back from the archive; the detail is the prefix of its keys. */
export declare const ENCOUNTER_RETURNED: "asalto:encounter-returned";
/** to scripts: The app failed to start; the detail is the error. */
export declare const FAILED: "asalto:failed";
/** to scripts: Requests a text to read, by its name. */
export declare const FETCH_TEXT: "asalto:fetch-text";
/** to scripts: The answer to a host's request: the state of the app, or null if it refused. */
export declare const HOST_ANSWER: "asalto:host-answer";
/** to scripts: The app in a frame shows another state or moment. */
export declare const HOST_MOMENT: "asalto:host-moment";
/** to scripts: Whether the screen stays on. */
export declare const KEEP_AWAKE: "asalto:keep-awake";
/** to scripts: The app took a line entered before its start; the detail is a line that it could not add. */
export declare const LINE_TAKEN: "asalto:line-taken";
/** to scripts: Makes a link that holds a text: the mode of a replay, or nothing for an encounter; the text. */
export declare const MAKE_LINK: "asalto:make-link";
/** to scripts: The app is about to replace the first screen. */
export declare const MOUNTING: "asalto:mounting";
/** to scripts: The app is about to change the page. */
export declare const PAGE_CHANGING: "asalto:page-changing";
/** to scripts: Sends a message to the players' screens, or from one; the first item is its kind. */
export declare const PLAYERS_SEND: "asalto:players-send";
/** to scripts: A players' screen received a message of another version of the app. */
export declare const PLAYERS_VERSION_DIFFERS: "asalto:players-version-differs";
/** to scripts: Prints the combat log. */
export declare const PRINT_LOG: "asalto:print-log";
/** to scripts: Asks the browser to keep the storage. */
export declare const REQUEST_PERSISTENCE: "asalto:request-persistence";
/** to scripts: Asks the playing tab for the whole encounter, because a change is missing here. */
export declare const RESEND: "asalto:resend";
/** to scripts: Sends a text out of the app; then it shows one of the messages, unless that is empty. */
export declare const SEND_OUT: "asalto:send-out";
/** to scripts: Scrolls the row of a combatant into view. */
export declare const SHOW_ROW: "asalto:show-row";
/** to scripts: Scrolls the first element that a selector finds into view, as little as possible; an empty one ends it. */
export declare const SHOW_SUBJECT: "asalto:show-subject";
/** to scripts: Turns the sound of the page on or off; a press turns it on. */
export declare const SOUND: "asalto:sound";
/** to scripts: The app is in the page. The page sends the same message to its service worker. */
export declare const STARTED: "asalto:started";
/** to scripts: The hit points of a combatant fell. */
export declare const STRUCK: "asalto:struck";
/** to scripts: Makes this the tab that plays. */
export declare const TAKE_OVER: "asalto:take-over";
/** to scripts: Plays a soft tick, if the sound is on. */
export declare const TICK: "asalto:tick";
/** to scripts: Opens the dialog with this id, or closes the open one. */
export declare const TOGGLE_DIALOG: "asalto:toggle-dialog";
/** to scripts: The storage refused a text, which the guard offers as a file. */
export declare const UNSAVED: "asalto:unsaved";
/** to scripts: Installs the new version. */
export declare const UPDATE_NOW: "asalto:update-now";
/** to scripts: A text was saved. */
export declare const WRITTEN: "asalto:written";
/** to app: A line that was entered before the app started: the number of its side, a space, and the line. */
export declare const ADD_LINE: "asalto:add-line";
/** to app: Shows a message and announces it. */
export declare const ANNOUNCE: "asalto:announce";
/** to app: The archive's answer; without a reason it is done. */
export declare const ARCHIVE_ANSWER: "asalto:archive-answer";
/** to app: Texts from the second copy of the storage came after the start. */
export declare const COPIES_RESTORED: "asalto:copies-restored";
/** to app: Whether the second copy of the storage works. */
export declare const COPIES_WORK: "asalto:copies-work";
/** to app: Another tab deleted the open encounter; the detail is its label. */
export declare const DELETED_ELSEWHERE: "asalto:deleted-elsewhere";
/** to app: Another tab saved the open encounter as this text. */
export declare const ENCOUNTER_TEXT: "asalto:encounter-text";
/** to app: A file of encounters, as alternating keys and texts; null for any other file. */
export declare const FILE_READ: "asalto:file-read";
/** to app: Files are dragged over the page; their number, 0 if the browser does not tell it, or null once they are gone. */
export declare const FILES_OVER: "asalto:files-over";
/** to app: The speed of the replay whose controls the host wants, or null for none. */
export declare const HOST_CONTROLS: "asalto:host-controls";
/** to app: The host chose a language. */
export declare const HOST_LANGUAGE: "asalto:host-language";
/** to app: The host chose a mode: `gm`, `readonly` or `player`. */
export declare const HOST_ROLE: "asalto:host-role";
/** to app: The host asks for a moment: a number, `end` or `round 2`. The app answers before this returns. */
export declare const HOST_SEEK: "asalto:host-seek";
/** to app: The host gives a state as text. The app answers before this returns. */
export declare const HOST_STATE: "asalto:host-state";
/** to app: The host chose a theme. */
export declare const HOST_THEME: "asalto:host-theme";
/** to app: The link that was asked for, or null if the browser can't make one. */
export declare const LINK_MADE: "asalto:link-made";
/** to app: A file that was missing can be fetched again. */
export declare const NETWORK_BACK: "asalto:network-back";
/** to app: Begins another encounter. */
export declare const NEW_ENCOUNTER: "asalto:new-encounter";
/** to app: Files of other tools, a pasted text with an empty name, or a link without a name: the bytes, the size of one that is too large, null for one that can't be opened, or the fault of a link as a word. */
export declare const OTHER_FILES: "asalto:other-files";
/** to app: The page is left, and the app has what was typed last. */
export declare const PAGE_LEFT: "asalto:page-left";
/** to app: A players' screen asks for the present. */
export declare const PLAYERS_ASKS: "asalto:players-asks";
/** to app: A players' screen has closed. */
export declare const PLAYERS_BYE: "asalto:players-bye";
/** to app: A window of the app has started. */
export declare const PLAYERS_HELLO: "asalto:players-hello";
/** to app: The playing window sends the players' screens the present. */
export declare const PLAYERS_TOLD: "asalto:players-told";
/** to app: Whether this tab plays the open encounter or follows another tab. */
export declare const TAB_ROLE: "asalto:tab-role";
/** to app: A text to read, or null if it could not be fetched. */
export declare const TEXT_FETCHED: "asalto:text-fetched";
/** to app: A new version can be installed. */
export declare const UPDATE_READY: "asalto:update-ready";
/** between scripts: The guard has replaced the app. */
export declare const STOPPED: "asalto:stopped";
/** message: A frame waits for its host (docs/widget.md). */
export declare const HELLO: "asalto:hello";
/** message: The host's answer, with a port (docs/widget.md). */
export declare const PORT: "asalto:port";
/** message: The page asks the waiting service worker to take over. */
export declare const SKIP_WAITING: "asalto:skip-waiting";

/** The details of the events. */
export interface Details {
  "asalto:add-styles": string;
  "asalto:archive-question": [number: string, question: string, ...parameters: string[]];
  "asalto:choice-key": string;
  "asalto:choose-file": null;
  "asalto:copy-log": [report: string, title: string, copied: string, notCopied: string];
  "asalto:download-stored": string;
  "asalto:download-text": [fileStem: string, key: string, text: string];
  "asalto:encounter-archived": [keys: string];
  "asalto:encounter-deleted": [keys: string, label: string];
  "asalto:encounter-opened": string;
  "asalto:encounter-returned": string;
  "asalto:failed": unknown;
  "asalto:fetch-text": string;
  "asalto:host-answer": Details[typeof HOST_MOMENT] | null;
  "asalto:host-moment": [text: string | null, holdsEncounter: boolean, cursor: number, length: number, round: number | null];
  "asalto:keep-awake": boolean;
  "asalto:line-taken": string | null;
  "asalto:make-link": string[];
  "asalto:mounting": null;
  "asalto:page-changing": null;
  "asalto:players-send": string[];
  "asalto:players-version-differs": null;
  "asalto:print-log": [report: string, title: string, copied: string, notCopied: string];
  "asalto:request-persistence": null;
  "asalto:resend": null;
  "asalto:send-out": [way: "download" | "copy" | "share", fileName: string, type: string, text: string, done: string, failed: string];
  "asalto:show-row": number;
  "asalto:show-subject": string;
  "asalto:sound": boolean;
  "asalto:started": null;
  "asalto:struck": number;
  "asalto:take-over": null;
  "asalto:tick": null;
  "asalto:toggle-dialog": string;
  "asalto:unsaved": [key: string, text: string];
  "asalto:update-now": null;
  "asalto:written": [key: string, text: string];
  "asalto:add-line": string;
  "asalto:announce": string;
  "asalto:archive-answer": [number: string, reason: string, ...texts: string[]];
  "asalto:copies-restored": null;
  "asalto:copies-work": boolean;
  "asalto:deleted-elsewhere": string;
  "asalto:encounter-text": string;
  "asalto:file-read": string[] | null;
  "asalto:files-over": number | null;
  "asalto:host-controls": number | null;
  "asalto:host-language": string;
  "asalto:host-role": string;
  "asalto:host-seek": string;
  "asalto:host-state": string;
  "asalto:host-theme": string;
  "asalto:link-made": string | null;
  "asalto:network-back": null;
  "asalto:new-encounter": null;
  "asalto:other-files": [name: string | null, content: Uint8Array | number | string | null][];
  "asalto:page-left": null;
  "asalto:players-asks": string[];
  "asalto:players-bye": string[];
  "asalto:players-hello": string[];
  "asalto:players-told": string[];
  "asalto:tab-role": "plays" | "follows";
  "asalto:text-fetched": [name: string, text: string | null];
  "asalto:update-ready": null;
  "asalto:stopped": { crashed: boolean, error: unknown };
}

type Events = { [Name in keyof Details]: CustomEvent<Details[Name]> };

declare global {
  interface WindowEventMap extends Events {}
}
