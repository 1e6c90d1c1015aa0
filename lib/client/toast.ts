/** The toast store: one toast at a time, so a new one takes the place of the one before. */
export interface ToastAction {
  label: string;
  href?: string;
  onClick?: () => void;
}

export interface ToastOptions {
  title: string;
  description?: string;
  variant?: "default" | "destructive";
  /** Milliseconds; Infinity keeps it until it is dismissed. */
  duration?: number;
  action?: ToastAction;
}

export interface Toast extends ToastOptions {
  id: number;
  variant: "default" | "destructive";
  duration: number;
}

export const TOAST_DURATION = 5000;

let current: Toast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function publish(next: Toast | null) {
  current = next;
  for (const listener of listeners) listener();
}

export function toast(options: ToastOptions): number {
  lastId += 1;
  publish({
    ...options,
    id: lastId,
    variant: options.variant ?? "default",
    duration: options.duration ?? TOAST_DURATION,
  });
  return lastId;
}

/** Waits for its turn: never takes the place of what is being said. */
export function toastLater(options: ToastOptions) {
  if (!current) return void toast(options);
  const leave = subscribeToToast(() => {
    if (current) return;
    leave();
    toast(options);
  });
}

/** Dismisses the toast with this id; a newer one stays. */
export function dismissToast(id: number) {
  if (current?.id === id) publish(null);
}

export function subscribeToToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const currentToast = (): Toast | null => current;
