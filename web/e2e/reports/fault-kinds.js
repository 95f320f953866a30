// The kinds of faults that the browser tests cause on purpose, in the order of docs/faults.md: what a test does, and what the
// game master sees then. A test names its kind (faults.js), and the type checker knows the names.

/** @typedef {{ tried: string, seen: string }} FaultKind */

const interfaces = {
  interface: {
    tried: "An interface of the browser is missing, throws at its first use, refuses, or never answers. Each one that the app uses is tried in all four states.",
    seen: "A sample encounter can be played in every state. A notice says so if nothing can be saved.",
  },
  sandboxedFrame: {
    tried: "The app stands in a sandboxed frame, which has no storage.",
    seen: "It plays in memory, and a notice says that it can’t save here.",
  },
};

const storage = {
  writeRefused: {
    tried: "localStorage refuses a single write: the first of a combat, then the second, and so on.",
    seen: "Nothing. The next write repeats what is missing.",
  },
  storageFull: {
    tried: "localStorage is full in the middle of a combat, and has room again later.",
    seen: "A notice says that storage is full, and offers all encounters as a file, the unsaved one too. It goes when there is room.",
  },
  roomByArchive: {
    tried: "localStorage is full while other encounters are closed.",
    seen: "Nothing. The closed encounters move to the archive, and the command is saved.",
  },
  binGivesWay: {
    tried: "IndexedDB has no room as long as the bin has something.",
    seen: "Nothing. What was deleted goes for good, oldest first, and the change is saved.",
  },
  storageBlocked: {
    tried: "The browser blocks localStorage in the middle of a combat.",
    seen: "A notice says that changes are not being saved, and offers the encounter as a file.",
  },
  storageCleared: {
    tried: "All of localStorage is cleared between two commands.",
    seen: "Nothing. The next command saves the whole encounter again.",
  },
  listDamaged: {
    tried: "The list of encounters is gone, empty or wrong.",
    seen: "Nothing. The list is made again from the encounters.",
  },
  olderArchived: {
    tried: "Encounters of an older version move to the archive.",
    seen: "All of them are listed, and open with every command.",
  },
  newerVersion: {
    tried: "An encounter was saved by a newer version.",
    seen: "A notice says so. It is neither opened nor changed.",
  },
  olderTab: {
    tried: "A newer version saves the encounter that an older tab plays.",
    seen: "The older tab saves its commands as a separate encounter, and says so.",
  },
  foreignKeys: {
    tried: "Other apps keep texts under similar names on the same site.",
    seen: "Nothing. Their texts stay as they are.",
  },
};

const secondCopy = {
  copyLate: {
    tried: "localStorage is empty or old, and the second copy arrives seconds after the start.",
    seen: "The encounter opens with every command when its copy arrives.",
  },
  copySilent: {
    tried: "IndexedDB doesn’t answer and private files are refused. IndexedDB answers later.",
    seen: "A notice says that there is no second copy. It goes when there is one.",
  },
  copyBusy: {
    tried: "localStorage is empty, and the database of the second copy can’t be opened at first.",
    seen: "The encounter opens with every command.",
  },
  copyDeleted: {
    tried: "Another page deletes the database of the second copy during a combat.",
    seen: "Nothing. The copy is made again.",
  },
  copyClosed: {
    tried: "The browser closes the connection to the second copy during a combat.",
    seen: "Nothing. The app connects again.",
  },
  copyOutdated: {
    tried: "The second copy is damaged or older than localStorage.",
    seen: "Nothing. It replaces nothing, and is made again.",
  },
  copyStopped: {
    tried: "An encounter comes back from the archive while nothing can be copied.",
    seen: "Nothing. The next visit copies it.",
  },
  databaseRefused: {
    tried: "The browser refuses IndexedDB, and localStorage is lost. Private files have the second copy.",
    seen: "The encounter opens with every command.",
  },
  deletedInFiles: {
    tried: "An encounter is deleted while private files have the second copy, and localStorage still has it at the next start.",
    seen: "Nothing. It stays deleted.",
  },
};

const damagedTexts = {
  damagedWithCopy: {
    tried: "Saved texts are cut or have a flipped bit, and their second copy is whole.",
    seen: "Nothing. They are repaired before anything opens.",
  },
  damagedGeneration: {
    tried: "The number that says which of two texts is newer is wrong, and the second copy is whole.",
    seen: "Nothing. The texts are repaired before anything opens.",
  },
  damagedSlot: {
    tried: "One of the two saved states of an encounter is cut or has a flipped bit, and there is no second copy.",
    seen: "The encounter opens with every command. A notice says that a text was damaged; it is set aside.",
  },
  damagedJournal: {
    tried: "The list of the latest commands is cut or has a flipped bit, and there is no second copy.",
    seen: "The encounter opens with the commands before the damage. A notice says so; the text is set aside.",
  },
  damagedSlots: {
    tried: "Both saved states of an encounter are cut or have a flipped bit, and there is no second copy.",
    seen: "A notice says that the encounter is damaged. Its texts are set aside, and the open encounter stays open.",
  },
  equalGenerations: {
    tried: "Both saved states claim to be the newest.",
    seen: "Nothing. The encounter opens with every command.",
  },
};

const tabs = {
  tabsByTurns: {
    tried: "Two tabs take over from each other between commands.",
    seen: "Both show every command. A tab that follows says so.",
  },
  tabsWithoutLocks: {
    tried: "Two tabs play at once in a browser without locks and messages between tabs.",
    seen: "Each tab’s commands are kept, in two encounters.",
  },
  deletedElsewhere: {
    tried: "Another tab deletes the encounter that is played.",
    seen: "The playing tab asks whether to keep it or to delete it, and does so.",
  },
  playersMessages: {
    tried: "Another page sends wrong or old messages to the players’ screen.",
    seen: "Nothing. The screen follows the next change.",
  },
};

const files = {
  addedAtOnce: {
    tried: "Two tabs add the same file at the same moment.",
    seen: "One tab says that its documents were added, and the other that they are already here.",
  },
  sameIdsAtOnce: {
    tried: "Two tabs add files with the same ids and other content at the same moment.",
    seen: "All documents are there. The later tab says that its own were added beside the others.",
  },
  addedAgain: {
    tried: "A file is added again, with the same content and with other content under the same ids.",
    seen: "The same content is not added again. Other content is added beside the old one, and the app says so.",
  },
  spoiledFile: {
    tried: "A third of the documents in a file is cut, changed or of a newer version.",
    seen: "All others are added, and the app says how many were left out.",
  },
  changedInTwoTabs: {
    tried: "A party is changed in two tabs, in the same field and in different ones.",
    seen: "Nothing typed is gone. “Try again” shows both versions, field by field, and the game master chooses.",
  },
  rulesInTwoTabs: {
    tried: "Two tabs save the rules of a table, under different names and under the same name.",
    seen: "All of them are in the list. With the same name the game master chooses between replacing and saving beside.",
  },
};

const kills = {
  tabKilled: {
    tried: "The playing tab is killed while another one follows it.",
    seen: "The other tab takes over with every command.",
  },
  archivingTabKilled: {
    tried: "A tab is killed while encounters move to the archive.",
    seen: "All of them are listed, and open with every command.",
  },
  browserKilled: {
    tried: "The whole browser is killed right after a command. It may lose that one command.",
    seen: "The encounter opens without the command that was not on disk yet.",
  },
  killedInFastPlay: {
    tried: "The browser is killed in fast play, ten commands a second, behind a log of 5,000 entries. It may lose the last one.",
    seen: "The encounter opens without the command that was not on disk yet.",
  },
  killedBesideLoad: {
    tried: "The browser is killed in fast play, beside four busy processes and a busy disk. It may lose the last command.",
    seen: "The encounter opens without the command that was not on disk yet.",
  },
  killedWithoutDatabase: {
    tried: "The browser refuses IndexedDB, and is killed in fast play. It may lose the last two commands.",
    seen: "The encounter opens without the command that was not on disk yet.",
  },
  killedAtHumanSpeed: {
    tried: "The browser is killed a second after a command, behind a log of 5,000 entries.",
    seen: "The encounter opens with every command.",
  },
};

const network = {
  serverGone: {
    tried: "The server is gone after the app has been installed for offline use.",
    seen: "Nothing. The app starts and plays on.",
  },
  serverGoneEarly: {
    tried: "The server is gone before the install, and comes back.",
    seen: "The browser’s own message, and then the encounter with every command.",
  },
  partSilent: {
    tried: "A file of the app never comes, and does later.",
    seen: "A notice says what hasn’t loaded, with a button that tries again. It loads by itself too.",
  },
  partDamaged: {
    tried: "A file of the app comes with a flipped bit once.",
    seen: "Nothing. The file is fetched again.",
  },
  startDamaged: {
    tried: "The first script or the first styles come with other bytes.",
    seen: "A page says that Asalto could not be loaded, with a button that reloads.",
  },
  versionIncomplete: {
    tried: "A file of a new version is missing, cut or another one.",
    seen: "Nothing. The version is not installed, and the app plays on.",
  },
  oldFilesRemoved: {
    tried: "A new version removes the old files from the server during a combat.",
    seen: "A notice says that a part didn’t load. Combat goes on, and a reload has the new version.",
  },
  updateInCombat: {
    tried: "A new version comes while two tabs are in combat, with an initiative typed and not entered.",
    seen: "Both tabs offer the update and keep what was typed. Each updates when it is asked to.",
  },
  foreignCaches: {
    tried: "Other apps keep files on the same site while a version is replaced.",
    seen: "Nothing. Their files stay.",
  },
};

const crashes = {
  trap: {
    tried: "WebAssembly stops in a handler, a timer, a task, a promise or a frame.",
    seen: "A page says that Asalto has stopped. Reload brings the encounter back.",
  },
  ownPanic: {
    tried: "The app itself fails in a handler, an effect, a memo or a frame.",
    seen: "A page says that Asalto has stopped. Reload brings the encounter back.",
  },
};

/** The kinds by their groups. */
export const GROUPS = {
  "The browser’s interfaces": interfaces,
  "Storage": storage,
  "The second copy": secondCopy,
  "Damaged texts": damagedTexts,
  "Tabs": tabs,
  "Files, and changes in two tabs": files,
  "Kills": kills,
  "The network and new versions": network,
  "Crashes": crashes,
};

/** All kinds by their names. */
export const KINDS = { ...interfaces, ...storage, ...secondCopy, ...damagedTexts, ...tabs, ...files, ...kills, ...network, ...crashes };
