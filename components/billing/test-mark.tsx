import { FlaskConicalIcon } from "lucide-react";
import { Badge } from "@/components/ui/badge";

/** On every screen of the test checkout and everything that came of it. */
export function TestMark() {
  return (
    <Badge variant="warning">
      <FlaskConicalIcon aria-hidden="true" />
      Test checkout
    </Badge>
  );
}
