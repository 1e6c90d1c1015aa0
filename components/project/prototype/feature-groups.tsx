import { FEATURE_GROUPS, type FeatureGroup, groupFeatures } from "@/lib/artifacts/prototype/parse-flow";
import { typeset } from "@/lib/content/typeset";

const TITLES: Record<FeatureGroup, { title: string; note: string; rule: string }> = {
  must: { title: "Must", note: "Without these it does not work", rule: "border-flame-rocket" },
  should: { title: "Should", note: "Soon after the first customers", rule: "border-flame-fuel" },
  later: { title: "Later", note: "Once it has earned them", rule: "border-flame-spark" },
};

export function FeatureGroups({ features }: { features: readonly string[] }) {
  const groups = groupFeatures(features);
  return (
    <div className="grid gap-8 md:grid-cols-3">
      {FEATURE_GROUPS.filter((group) => groups[group].length > 0).map((group) => (
        <section key={group} className={`border-t-4 pt-4 ${TITLES[group].rule}`}>
          <h4 className="font-semibold">{TITLES[group].title}</h4>
          <p className="text-sm text-muted-foreground">{TITLES[group].note}</p>
          <ul className="mt-3">
            {groups[group].map((feature) => (
              <li key={feature} className="border-b py-2.5 leading-snug wrap-anywhere last:border-0">
                {typeset(feature)}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
