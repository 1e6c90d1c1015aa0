import { Button } from "@/components/ui/button";
import type { Choice, ChoiceQuestion } from "@/lib/brief/questions";

interface ChoiceItemProps {
  ask: ChoiceQuestion;
  onChoose: (choice: Choice) => void;
}

/** A question that one press answers; the founder's sentence stands above what it can mean. */
export function ChoiceItem({ ask, onChoose }: ChoiceItemProps) {
  const { question, quote, changes, choices } = ask;
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="pr-16 text-base leading-snug font-semibold">{question}</legend>
      {quote && <p className="mt-1 text-sm text-muted-foreground">From “{quote}”</p>}
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <Button
            key={choice.label}
            size="sm"
            variant="outline"
            className="h-auto min-h-9 py-1.5 text-left whitespace-normal"
            onClick={() => onChoose(choice)}
          >
            {choice.label}
            {choice.taken && <span className="font-normal text-muted-foreground"> · as we took it</span>}
          </Button>
        ))}
      </div>
      <p className="text-sm text-muted-foreground">{changes}</p>
    </fieldset>
  );
}
