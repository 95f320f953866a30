// A reporter for rows that tests record as annotations. A repeated test reports only the rows of its last
// try.

export default class LastTries {
  constructor(type) {
    this.type = type;
    this.tests = new Map();
  }

  onTestEnd(test, result) {
    const notes = result.annotations ?? test.annotations;
    const rows = notes.filter((note) => note.type === this.type);
    this.tests.set(
      test.id,
      rows.map((note) => JSON.parse(note.description)),
    );
  }

  rows() {
    return [...this.tests.values()].flat();
  }
}
