// Firefox and WebKit by WebDriver, on a virtual screen.
import { spawn } from "node:child_process";
import { Builder, By, Key, error as errors } from "selenium-webdriver";
import firefox from "selenium-webdriver/firefox.js";
import { findFreePort } from "selenium-webdriver/net/portprober.js";
import { DriverService } from "selenium-webdriver/remote/index.js";

const SOON = 20_000;

/** The actions of a test in a browser: keys, taps, and values read from the page. */
class Browser {
  /** Starts the browser from the programs in the settings. */
  async open(programs) {
    this.driver = await /** @type {any} */ (this).start(programs);
    await this.driver.manage().setTimeouts({ script: SOON });
  }

  /** Calls a function in the page with values, and returns its result. */
  evaluate(work, ...values) {
    return this.driver.executeScript(`return (${work})(...arguments)`, ...values);
  }

  /** Waits until a function returns a true value in the page. */
  until(work, ...values) {
    return this.driver.wait(() => this.evaluate(work, ...values), SOON, `${work}(${JSON.stringify(values)})`, 50);
  }

  /** Taps the visible element of the selector whose text has this beginning, when nothing covers it. */
  async tap(selector, text = "") {
    const tapped = async () => {
      for (const element of await this.driver.findElements(By.css(selector))) {
        if (!(await element.isDisplayed()) || !(await element.getText()).startsWith(text)) continue;
        await element.click();
        return true;
      }
      return false;
    };
    // An element may disappear or be covered while the page changes.
    const passing = [errors.StaleElementReferenceError, errors.ElementClickInterceptedError];
    const attempt = () =>
      tapped().catch((error) => {
        if (passing.some((kind) => error instanceof kind)) return false;
        throw error;
      });
    await this.driver.wait(attempt, SOON, `${selector} ${text}`, 50);
  }

  /** Types into the element that has the focus, and presses Enter. */
  type(text) {
    return this.driver.actions().sendKeys(text, Key.ENTER).perform();
  }

  /** Opens an address. */
  go(url) {
    return this.driver.get(url);
  }

  /** Reloads like the page itself: Firefox's own command bypasses the service worker. */
  async reload() {
    await this.evaluate(() => {
      window.before = true;
      location.reload();
    });
    await this.until(() => !window.before && document.readyState === "complete");
  }

  async close() {
    await this.driver?.quit();
  }
}

/** Firefox, by geckodriver. */
export class Firefox extends Browser {
  static programs = ["FIREFOX", "GECKODRIVER"];

  start({ FIREFOX, GECKODRIVER }) {
    // The browser connects only to the tested page.
    const options = new firefox.Options()
      .setBinary(FIREFOX)
      .addArguments("--headless")
      .setPreference("app.normandy.enabled", false)
      .setPreference("app.update.auto", false)
      .setPreference("datareporting.policy.dataSubmissionEnabled", false)
      .setPreference("intl.accept_languages", "en-GB");
    const service = new firefox.ServiceBuilder(GECKODRIVER);
    return new Builder().forBrowser("firefox").setFirefoxOptions(options).setFirefoxService(service).build();
  }
}

/** WebKitGTK's small browser, by its driver. */
export class WebKit extends Browser {
  static programs = ["WEBKIT_DRIVER"];

  async start({ WEBKIT_DRIVER }) {
    const display = process.env.DISPLAY ?? (await this.screen());
    const port = await findFreePort();
    this.service = new DriverService(WEBKIT_DRIVER, {
      loopback: true,
      port,
      args: [`--port=${port}`],
      env: { ...process.env, DISPLAY: display, GDK_BACKEND: "x11" },
    });
    const capabilities = { browserName: "MiniBrowser", "webkitgtk:browserOptions": { args: ["--automation"] } };
    return new Builder().usingServer(await this.service.start()).withCapabilities(capabilities).build();
  }

  /** Starts a screen in memory and returns its number. */
  async screen() {
    const stdio = ["ignore", "ignore", "ignore", "pipe"];
    this.xvfb = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1440x900x24", "-nolisten", "tcp"], /** @type {any} */ ({ stdio }));
    return new Promise((done, fail) => {
      this.xvfb.stdio[3].once("data", (number) => done(`:${String(number).trim()}`));
      this.xvfb.on("error", fail);
      this.xvfb.on("exit", () => fail(new Error("Xvfb did not start")));
    });
  }

  async close() {
    await super.close();
    await this.service?.kill();
    this.xvfb?.kill();
  }
}
