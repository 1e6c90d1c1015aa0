"use client";

import { slidesOf } from "@/lib/artifacts/pitch/slide-plan";
import { ArtifactNotes } from "../artifact-notes";
import { useFigures } from "../downloads/use-figures";
import { NumberedList } from "../numbered-list";
import { PanelSection } from "../panel-section";
import { Deck } from "../pitch/deck";
import { HardQuestions } from "../pitch/hard-questions";
import { Prose } from "../prose";
import { paletteOf } from "../prototype/palette";
import { useBrandFonts } from "../prototype/use-brand-fonts";
import { NotRead } from "../reading/not-read";
import type { PanelProps } from "./panel-props";

export function PitchPanel({ project }: PanelProps) {
  const pitch = project.pitchData;
  const brandName = project.selectedBrand?.name ?? project.name;
  const palette = paletteOf(project.prototypeData?.moodBoard, project.prototypeData?.visualIdentity);
  const { value: figures = null, ...state } = useFigures(project);
  useBrandFonts(palette, brandName);
  return (
    <>
      <PanelSection title={pitch?.fullSlides ? "Slides" : "Deck Outline"} wide>
        <NotRead {...state} />
        {pitch?.fullSlides ? (
          <Deck slides={slidesOf(pitch, figures, brandName)} {...{ figures, palette, brandName }} />
        ) : (
          <NumberedList items={pitch?.deckOutline ?? []} fallback="No deck outline available" />
        )}
      </PanelSection>
      <PanelSection title="Elevator Pitch" note="30 seconds">
        <blockquote className="max-w-[52ch] border-l-2 border-primary pl-5 text-xl leading-relaxed">
          <Prose text={pitch?.elevatorPitch ?? ""} fallback="No elevator pitch available" />
        </blockquote>
      </PanelSection>
      <PanelSection title="Extended Pitch" note="3 minutes">
        <Prose text={pitch?.threeminPitch ?? ""} fallback="No extended pitch available" />
      </PanelSection>
      <PanelSection title="Speaking Points">
        <NumberedList items={pitch?.speakingPoints ?? []} fallback="No speaking points available" />
      </PanelSection>
      {pitch?.hardQuestions && pitch.hardQuestions.length > 0 && (
        <PanelSection title="Hard Questions" note="Asked after the last slide">
          <HardQuestions questions={pitch.hardQuestions} />
        </PanelSection>
      )}
      <ArtifactNotes meta={pitch?.meta} />
    </>
  );
}
