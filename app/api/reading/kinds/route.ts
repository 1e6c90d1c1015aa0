import { handler } from "@/lib/api/handler";
import { KIND_CHOICES } from "@/lib/brief/corrected/choices";

export const GET = handler({ access: "user" }, () => KIND_CHOICES);
