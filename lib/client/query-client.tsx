"use client";

import { QueryClient, QueryClientProvider, type QueryKey } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { apiRequest } from "./api";

const GARBAGE_AFTER = 5 * 60 * 1000;

/** A query's path is its key's parts joined with "/": ["/api/projects", id]. */
export const pathOf = (queryKey: QueryKey): string => queryKey.join("/");

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey }) => apiRequest("GET", pathOf(queryKey)),
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: GARBAGE_AFTER,
        refetchOnWindowFocus: false,
        refetchInterval: false,
      },
      // Without a network a press fails at once and is told; nothing waits unseen to be sent later.
      mutations: { retry: false, networkMode: "always" },
    },
  });
}

export function ClientQueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
