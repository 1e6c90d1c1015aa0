import type { ToastOptions } from "./toast";

/** The catalogue's toasts for public pages, apart from the others, whose sources would weigh these pages down. */

const notice = (title: string, description: string): ToastOptions => ({
  title,
  description,
  variant: "destructive",
});

export const DOWNLOAD_FAILED = notice("Download Failed", "Please try again or check your connection.");

export const CONTACT = {
  sent: { title: "Message Sent!", description: "We answer within about 24 hours on business days." },
  failed: notice("Error", "Failed to send message. Please try again."),
  incomplete: notice("Missing Information", "Please fill in all required fields."),
} as const satisfies Record<string, ToastOptions>;
