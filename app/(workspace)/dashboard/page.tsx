import type { Metadata } from "next";
import { DashboardHeader } from "@/components/dashboard/dashboard-header";
import { ProjectList } from "@/components/dashboard/project-list";
import { PlansGrid } from "@/components/marketing/plans-grid";
import { listProjects } from "@/db/projects";
import { requireUser } from "@/lib/auth/require-user";

export const metadata: Metadata = { title: "Dashboard" };

export default async function DashboardPage() {
  const user = await requireUser();
  const projects = await listProjects(user.id);
  return (
    <main className="mx-auto grid w-full max-w-7xl gap-10 px-4 py-8 sm:px-6 lg:px-8 lg:py-12">
      <DashboardHeader tier={user.tier} name={user.displayName} />
      <section aria-labelledby="projects-title">
        <h2 id="projects-title" className="sr-only">
          Projects
        </h2>
        <ProjectList initial={projects} />
      </section>
      <section id="plans" aria-labelledby="plans-title" className="border-t pt-10">
        <h2 id="plans-title" className="display text-3xl">
          Plans
        </h2>
        <p className="mt-2 mb-6 text-muted-foreground">Paid once, kept for good.</p>
        <PlansGrid tier={user.tier} />
      </section>
    </main>
  );
}
