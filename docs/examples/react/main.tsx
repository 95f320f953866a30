// React 19, Vite and strict TypeScript: the game master's tracker, and what the players see of it.
import { StrictMode, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import "asalto/react";
import type { AsaltoTracker, TurnDetail } from "asalto/react";

const SITE = "https://your.site/";

function Table() {
  const gm = useRef<AsaltoTracker>(null);
  const players = useRef<AsaltoTracker>(null);
  const [turn, setTurn] = useState<TurnDetail | null>(null);
  const [fault, setFault] = useState("");

  async function share(text: string | null | undefined) {
    if (text) await players.current?.setState(text);
  }

  async function ambush() {
    for (const name of ["Goblin 1", "Goblin 2"]) {
      await gm.current?.dispatch({ type: "addCombatant", name, side: 1, dexterity: 13, hitPoints: 7 });
    }
  }

  return (
    <main>
      <h1>Our table</h1>
      <p role="status">{turn?.current ? `Round ${turn.round}` : "Not in combat"}</p>
      {fault && <p role="alert">{fault}</p>}
      <button onClick={() => ambush().catch((error: Error) => setFault(error.message))}>Two goblins join</button>
      <asalto-tracker
        ref={gm}
        site={SITE}
        label="The GM’s view"
        persist="local"
        name="table"
        onasalto-ready={async () => share(await gm.current?.getText())}
        onasalto-change={({ detail }) => share(detail.text)}
        onasalto-turn={({ detail }) => setTurn(detail)}
        onasalto-error={({ detail }) => setFault(detail.message)}
      >
        <p>Loading the tracker…</p>
      </asalto-tracker>
      <asalto-tracker ref={players} site={SITE} label="The players’ view" mode="player" theme="light" />
    </main>
  );
}

const root = document.getElementById("root");
if (!root) throw new Error("the page has no root");
createRoot(root).render(
  <StrictMode>
    <Table />
  </StrictMode>,
);
