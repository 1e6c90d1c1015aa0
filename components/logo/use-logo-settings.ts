"use client";

import { useCallback, useEffect, useReducer } from "react";
import { logWarning } from "@/lib/client/log";
import { DEFAULT_SETTINGS, type LogoSettings, logoSettingsSchema } from "@/lib/logo/settings";

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
  if (action.type === "restore") return { settings: action.settings, past: [], last: null };
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

function remembered(): LogoSettings | null {
  try {
    const stored = localStorage.getItem(KEY);
    return stored ? (logoSettingsSchema.safeParse(JSON.parse(stored)).data ?? null) : null;
  } catch (error) {
    logWarning("The last logo could not be read", error);
    return null;
  }
}

function remember(settings: LogoSettings) {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch (error) {
    logWarning("The logo's settings could not be kept", error);
  }
}

/** The logo as it is set, with a way back; the last one is there again next time, under the name that is asked for. */
export function useLogoSettings(brand: string) {
  const [{ settings, past }, dispatch] = useReducer(reduce, {
    settings: { ...DEFAULT_SETTINGS, text: brand || DEFAULT_SETTINGS.text },
    past: [],
    last: null,
  });

  useEffect(() => {
    const last = remembered();
    if (last) dispatch({ type: "restore", settings: { ...last, text: brand || last.text } });
  }, [brand]);
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
