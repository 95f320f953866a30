// A link of a whole combat: it opens the page of the frame by itself, with the log in the fragment of the address. No server
// sees it, and nothing is stored (docs/decisions/0101-links.md).
import { unpack } from "../../shell/packed-text.js";

const OPENS = "#/replay/";
const FAULT = "link-fault";
const WORDS = {
  en: {
    cut: "The link was cut short or changed. Ask for it again.",
    large: "The link holds more than 2 MB.",
    newer: "A newer version of Asalto made the link.",
    unsupported: "This browser can’t open links of replays. Ask for a file.",
  },
  es: {
    cut: "El enlace está cortado o cambiado. Pídelo otra vez.",
    large: "El enlace contiene más de 2 MB.",
    newer: "El enlace es de una versión más nueva de Asalto.",
    unsupported: "Este navegador no puede abrir enlaces de repeticiones. Pide un archivo.",
  },
  fr: {
    cut: "Le lien est coupé ou modifié. Redemandez-le.",
    large: "Le lien contient plus de 2 Mo.",
    newer: "Le lien vient d’une version plus récente d’Asalto.",
    unsupported: "Ce navigateur ne peut pas ouvrir les liens de replays. Demandez un fichier.",
  },
};

/**
 * Opens the replay in the address, and each one that takes its place.
 *
 * @param {Promise<unknown>} started when the app has started
 * @param {(state: string) => Promise<unknown>} open
 */
export function linkedReplay(started, open) {
  const follow = async () => {
    const { hash } = location;
    if (!hash.startsWith(OPENS)) return;
    const read = await unpack(hash.slice(OPENS.length));
    await started;
    document.getElementById(FAULT)?.remove();
    let fault = typeof read === "string" ? read : null;
    if (typeof read !== "string") await open(new TextDecoder().decode(read)).catch(() => (fault = "cut"));
    if (fault) show(WORDS[document.documentElement.lang]?.[fault] ?? WORDS.en[fault]);
  };
  follow().catch(() => {});
  addEventListener("hashchange", follow);
}

/** Shows what is wrong with a link. A frame shows no notices of the app, which belong to the page around it. */
function show(words) {
  const fault = document.createElement("p");
  fault.id = FAULT;
  fault.setAttribute("role", "alert");
  fault.textContent = words;
  Object.assign(fault.style, { margin: "0", padding: "1rem", textAlign: "center" });
  document.body.prepend(fault);
}
