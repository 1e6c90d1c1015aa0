import type { ArtifactId } from "@/lib/artifacts/artifacts";
import { ARTIFACTS } from "@/lib/artifacts/artifacts";
import { TIER_NAMES, type Tier } from "@/lib/journey/tiers";
import { ApiError } from "./api";
import { DOWNLOAD_FAILED } from "./public-toasts";
import type { ToastOptions } from "./toast";

/** Every toast of the interface that is not the sign-in's, word for word as catalogued. */

const upgrade = (title: string, description: string): ToastOptions => ({
  title,
  description,
  variant: "destructive",
  duration: Number.POSITIVE_INFINITY,
  action: { label: "Upgrade Now", href: "/pricing" },
});

export const upgradeRequired = (description: string) => upgrade("Upgrade Required", description);

export const premiumFeature = (tier: Tier, title: string) =>
  upgrade("Premium Feature", `Upgrade to ${TIER_NAMES[tier]} plan to unlock ${title}`);

export const subscriptionRequired = (tier: Tier) =>
  upgradeRequired(`This feature requires a ${TIER_NAMES[tier]} subscription`);

export const PROTOTYPE_UPGRADE =
  "Prototype Assets require a Spark plan or higher. Upgrade to unlock mood boards, mockups and more.";

const failed =
  (title: string, fallback: string) =>
  (error: unknown): ToastOptions => ({
    title,
    description: messageOf(error) || fallback,
    variant: "destructive",
  });

/** What a person should read of an error: the server's sentence, else the error's own. */
export function messageOf(error: unknown): string {
  if (error instanceof ApiError) return error.reason;
  if (error instanceof TypeError) return "The server could not be reached. Please check your connection.";
  return error instanceof Error ? error.message : "";
}

export const SUCCESS = {
  analysisComplete: { title: "Analysis Complete!", description: "Your business concept has been refined." },
  projectSaved: { title: "Project Saved!", description: "Your project is on your dashboard." },
  projectDeleted: { title: "Project Deleted", description: "The project and everything in it are gone." },
  accountDeleted: { title: "Account Deleted", description: "Nothing of it is kept but what the books must." },
  brandSaved: (name: string): ToastOptions => ({
    title: "Brand Name Saved!",
    description: `${name} is now your brand and the title of this project.`,
  }),
  versionRestored: (title: string): ToastOptions => ({
    title: "Success",
    description: `The earlier version of ${title} is back. The one it replaced is kept.`,
  }),
  achievement: { title: "Achievement Unlocked!", description: "You reached a new milestone: +100 points." },
} as const satisfies Record<string, ToastOptions | ((name: string) => ToastOptions)>;

export const FAILURE = {
  analysis: failed("Analysis Failed", "Please try again. Your answers are kept."),
  save: failed("Save Failed", "Failed to save project"),
  remove: failed("Delete Failed", "Unable to delete project. Please try again."),
  removeAccount: failed("Delete Failed", "Unable to delete the account. Please try again."),
  brandSave: failed("Save Failed", "Please try again or check your connection."),
} as const;

/** The free plan's limit asks for an upgrade; everything else is a plain failure. */
export const notSaved = (error: unknown): ToastOptions =>
  error instanceof ApiError && error.code === "upgrade_required"
    ? upgradeRequired(error.reason)
    : FAILURE.save(error);

export const startedAnew = (undo: () => void): ToastOptions => ({
  title: "New quiz started",
  description: "Your answers and their analysis were put away.",
  action: { label: "Undo", onClick: undo },
  duration: 10_000,
});

export const DOWNLOADED = {
  pdf: { title: "PDF Downloaded!", description: "The file is in your downloads." },
  pptx: { title: "PowerPoint Downloaded!", description: "The file is in your downloads." },
  other: { title: "Success", description: "The file is in your downloads." },
} as const satisfies Record<string, ToastOptions>;

/** A tier that is too low asks for an upgrade; whatever else went wrong reads the same. */
export const notDownloaded = (error: unknown): ToastOptions =>
  error instanceof ApiError && error.code === "upgrade_required"
    ? upgradeRequired(error.reason)
    : DOWNLOAD_FAILED;

export const UPGRADE_COMING_SOON: ToastOptions = {
  title: "Upgrade Coming Soon",
  description: "Premium subscriptions will be available soon.",
};

const GENERATED: Record<ArtifactId, ToastOptions> = {
  concept: SUCCESS.analysisComplete,
  brand: { title: "Brand Names Generated!", description: "Ten names are ready for you to choose from." },
  businessPlan: { title: "Success", description: "Your business plan has been written." },
  businessAnalysis: { title: "Success", description: "Your business analysis has been written." },
  fullBusinessAnalysis: { title: "Success", description: "Your full business analysis has been written." },
  prototype: { title: "Prototype Assets Generated!", description: "Your mood board and mockups are ready." },
  actionPlan: { title: "Action Plan Created!", description: "Your 60 days are laid out, week by week." },
  pitch: { title: "Pitch Deck Created!", description: "Your ten slides and what to say are ready." },
};

const error = (description: string) => (): ToastOptions => ({
  title: "Error",
  description,
  variant: "destructive",
});

const NOT_GENERATED: Record<ArtifactId, (error: unknown) => ToastOptions> = {
  concept: FAILURE.analysis,
  brand: failed("Generation Failed", "Please try again."),
  businessPlan: error("Failed to generate business plan/analysis. Please try again."),
  businessAnalysis: error("Failed to generate business plan/analysis. Please try again."),
  fullBusinessAnalysis: error("Failed to generate full business analysis. Please try again."),
  prototype: failed("Generation Failed", "Please select a brand name first."),
  actionPlan: failed("Generation Failed", "Failed to generate action plan"),
  pitch: failed("Generation Failed", "Please try again."),
};

type CodeToast = (artifact: ArtifactId, error: ApiError) => ToastOptions;

/** By error code; a code that is not here gets the artifact's own failure toast. */
const BY_CODE: Readonly<Record<string, CodeToast | undefined>> = {
  upgrade_required: (artifact, { reason }) =>
    upgradeRequired(artifact === "prototype" ? PROTOTYPE_UPGRADE : reason),
  unauthenticated: () => ({
    title: "Authentication Required",
    description: "Please sign in to access this feature.",
    variant: "destructive",
  }),
  identity_mismatch: () => ({
    title: "Authentication Error",
    description: "Authentication data incomplete. Please sign out and in again.",
    variant: "destructive",
  }),
};

export const generated = (artifact: ArtifactId): ToastOptions => GENERATED[artifact];

export function notGenerated(artifact: ArtifactId, error: unknown): ToastOptions {
  if (error instanceof ApiError) {
    const byCode = error.code ? BY_CODE[error.code] : undefined;
    if (byCode) return byCode(artifact, error);
    if (error.status === 403)
      return BY_CODE.upgrade_required?.(artifact, error) ?? subscriptionRequired(ARTIFACTS[artifact].tier);
    if (artifact === "prototype" && /403:|Prototype Assets require/.test(error.message))
      return upgradeRequired(PROTOTYPE_UPGRADE);
  }
  return NOT_GENERATED[artifact](error);
}
