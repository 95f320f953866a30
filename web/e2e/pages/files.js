// Page object: the buttons that save and add files, on home and in the menu.

/** Presses a button, and returns the path of the downloaded file. */
export async function downloaded(page, button, within = page) {
  const [file] = await Promise.all([page.waitForEvent("download"), within.getByRole("button", { name: button }).click()]);
  return file.path();
}

/** Adds the encounters of a file. */
export async function addFile(page, path, within = page) {
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), within.getByRole("button", { name: "Add from a file" }).click()]);
  await chooser.setFiles(path);
}
