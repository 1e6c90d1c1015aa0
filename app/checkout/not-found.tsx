export { Nowhere as default } from "@/components/layout/nowhere";
