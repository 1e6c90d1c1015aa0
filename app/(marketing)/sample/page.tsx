import { SampleProject } from "@/components/marketing/sample/sample-project";
import { SAMPLE_NAME, SAMPLE_NOTE } from "@/lib/content/sample/concept";
import { sampleProject } from "@/lib/content/sample/project";
import { pageMetadata } from "@/lib/content/seo";
import { briefOf } from "@/lib/finance/read-answers";

export const metadata = pageMetadata({
  title: `Sample project: ${SAMPLE_NAME}`,
  description: `A finished project to look through, from the concept to the pitch. ${SAMPLE_NOTE}`,
  path: "/sample",
});

export default function SamplePage() {
  const project = sampleProject();
  const brief = briefOf(project.quizData ?? {}, project.corrections, project.createdAt.slice(0, 10));
  return <SampleProject project={project} brief={brief} />;
}
