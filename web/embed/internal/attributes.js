// The attributes of the element, with their defaults, and the properties that reflect them.
import { HOST_RULESET } from "../../../pkg/js/default-ruleset.js";

/** The attributes that the frame needs at its start. A change of them reloads it. */
export const AT_START = { mode: "gm", persist: "none", name: "", ruleset: HOST_RULESET, site: "" };
/** The attributes that can change in a loaded frame. */
export const LIVE = { lang: "", theme: "system", speed: "1" };
const OWN = { src: "", encounter: "", start: "", label: "Asalto", loading: "lazy" };
export const FLAGS = ["controls", "autosize"];
const VALUES = { ...AT_START, ...LIVE, ...OWN };
export const ATTRIBUTES = [...Object.keys(VALUES), ...FLAGS];

/** Gives a class a property for each attribute, except `lang`, which every element has. */
export function reflect(prototype) {
  for (const name of ATTRIBUTES.filter((one) => one !== "lang")) {
    const property = FLAGS.includes(name) ? flag(name) : value(name, VALUES[name]);
    Object.defineProperty(prototype, name, { configurable: true, enumerable: true, ...property });
  }
}

/**
 * Sets again the properties that a page has set before the class was defined. They would hide those of the
 * class.
 */
export function upgrade(element) {
  for (const name of ATTRIBUTES.filter((one) => Object.hasOwn(element, one))) {
    const value = element[name];
    delete element[name];
    element[name] = value;
  }
}

function value(name, usual) {
  return {
    get() {
      const text = this.getAttribute(name) || usual;
      return name === "speed" ? Number(text) : text;
    },
    set(given) {
      if (given === null || given === undefined) this.removeAttribute(name);
      else this.setAttribute(name, typeof given === "object" ? JSON.stringify(given) : given);
    },
  };
}

function flag(name) {
  return {
    get() {
      return this.hasAttribute(name);
    },
    set(on) {
      this.toggleAttribute(name, Boolean(on));
    },
  };
}
