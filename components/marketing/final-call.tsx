import { buttonVariants } from "@/components/ui/button-variants";

/** The line ends straight, at the button. */
export function FinalCall() {
  return (
    <section className="mt-24 overflow-hidden bg-primary text-primary-foreground lg:mt-32 print:hidden">
      <div className="mx-auto flex max-w-7xl flex-col gap-8 px-4 py-20 sm:px-6 md:flex-row md:items-center lg:px-8 lg:py-28">
        <h2 className="display text-5xl sm:text-7xl lg:text-8xl">The line starts here</h2>
        <span
          aria-hidden="true"
          className="h-1 flex-1 rounded-full bg-primary-foreground max-md:w-[150%] max-md:flex-none"
        />
        <a
          href="/quiz"
          className={`${buttonVariants({ size: "lg", variant: "ink" })} self-start md:self-auto focus-visible:outline-primary-foreground!`}
        >
          Start Free
        </a>
      </div>
    </section>
  );
}
