import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/lib/client/cn";
import { PlanCards } from "./plan-cards";
import { PlanButton, WakingPlans } from "./waking-plans";

/** The plans on public pages: built ahead for everybody, and fit to buy from once somebody wants one. */
export function VisitorPlans() {
  return (
    <WakingPlans>
      <PlanCards
        action={({ tier, name, isPopular }) =>
          tier === "freemium" ? (
            <a href="/quiz" className={cn(buttonVariants({ variant: "outline" }), "w-full")}>
              Start Free
            </a>
          ) : (
            <PlanButton
              tier={tier}
              className={cn(buttonVariants({ variant: isPopular ? "default" : "outline" }), "w-full")}
            >
              Sign In to Upgrade<span className="sr-only"> to {name}</span>
            </PlanButton>
          )
        }
      />
    </WakingPlans>
  );
}
