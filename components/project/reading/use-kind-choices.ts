"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { KindChoices } from "@/lib/brief/corrected/choices";

/** Every kind and trade by name, fetched when somebody is about to choose. */
export function useKindChoices() {
  const [wanted, setWanted] = useState(false);
  const { data, error, isFetching, refetch } = useQuery<KindChoices>({
    queryKey: ["/api/reading/kinds"],
    enabled: wanted,
    networkMode: "always",
  });
  return {
    ventures: data?.ventures ?? [],
    sectors: data?.sectors ?? [],
    want: () => setWanted(true),
    waiting: isFetching,
    error,
    retry: () => void refetch(),
  };
}
