"use client";

import { useCallback, useEffect, useReducer } from "react";
import { logWarning } from "@/lib/client/log";
import { brandText } from "@/lib/logo/brand-text";
import { DEFAULT_SETTINGS } from "@/lib/logo/default-settings";
import type { LogoSettings } from "@/lib/logo/settings";

const KEY = "logoSettings";
/** Changes of the same control within this time are one step back. */
const ONE_GESTURE_MS = 800;
const MOST_STEPS = 100;

type Change = Partial<LogoSettings>;
interface State {
  settings: LogoSettings;
  past: LogoSettings[];
  last: { control: string; at: number } | null;
}
type Action =
  | { type: "change"; change: Change; at: number }
  | { type: "undo" }
  | { type: "restore"; settings: LogoSettings };

function reduce(state: State, action: Action): State {
  if (action.type === "restore")
    return state.past.length > 0 ? state : { ...state, settings: action.settings };
  if (action.type === "undo") {
    const settings = state.past.at(-1);
    return settings ? { settings, past: state.past.slice(0, -1), last: null } : state;
  }
  const control = Object.keys(action.change).join();
  const same = state.last?.control === control && action.at - state.last.at < ONE_GESTURE_MS;
  return {
    settings: { ...state.settings, ...action.change },
    past: same ? state.past : [...state.past, state.settings].slice(-MOST_STEPS),
    last: { control, at: action.at },
  };
}

/** What checks a stored logo is fetched only where one is stored. */
async function remembered(): Promise<LogoSettings> {
  try {
    const stored = localStorage.getItem(KEY);
    if (!stored) return DEFAULT_SETTINGS;
    const { logoSettingsSchema } = await import("@/lib/logo/settings");
    return logoSettingsSchema.safeParse(JSON.parse(stored)).data ?? DEFAULT_SETTINGS;
  } catch (error) {
    logWarning("The last logo could not be read", error);
    return DEFAULT_SETTINGS;
  }
}

const brandAsked = () => brandText(new URLSearchParams(location.search).get("brand") ?? "").trim();

function remember(settings: LogoSettings) {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch (error) {
    logWarning("The logo's settings could not be kept", error);
  }
}

/** The logo as it is set, with a way back; the last one is there again next time, under the name that is asked for. */
export function useLogoSettings() {
  const [{ settings, past }, dispatch] = useReducer(reduce, {
    settings: DEFAULT_SETTINGS,
    past: [],
    last: null,
  });

  useEffect(() => {
    const brand = brandAsked();
    if (brand) dispatch({ type: "restore", settings: { ...DEFAULT_SETTINGS, text: brand } });
    void remembered().then((last) =>
      dispatch({ type: "restore", settings: { ...last, text: brand || last.text } }),
    );
  }, []);
  useEffect(() => {
    if (past.length > 0) remember(settings);
  }, [settings, past.length]);

  return {
    settings,
    change: useCallback((change: Change) => dispatch({ type: "change", change, at: Date.now() }), []),
    undo: useCallback(() => dispatch({ type: "undo" }), []),
    canUndo: past.length > 0,
    startOver: useCallback(() => dispatch({ type: "change", change: { ...DEFAULT_SETTINGS }, at: 0 }), []),
  };
}
