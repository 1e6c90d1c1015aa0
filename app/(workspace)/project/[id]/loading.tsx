import { ProjectLoading } from "@/components/project/project-loading";

export default ProjectLoading;
