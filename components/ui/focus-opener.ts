import { useRef } from "react";

interface Handlers {
  onOpenAutoFocus?: ((event: Event) => void) | undefined;
  onCloseAutoFocus?: ((event: Event) => void) | undefined;
}

/** Whoever opened a dialog gets the focus back, also where the opener is no trigger of the dialog's own. */
export function useFocusOpener({ onOpenAutoFocus, onCloseAutoFocus }: Handlers = {}) {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement;
      onOpenAutoFocus?.(event);
    },
    onCloseAutoFocus: (event: Event) => {
      onCloseAutoFocus?.(event);
      const back = opener.current;
      if (event.defaultPrevented || !(back instanceof HTMLElement) || !back.isConnected) return;
      event.preventDefault();
      back.focus();
    },
  };
}
