import type { UseQueryResult } from "@tanstack/react-query";
import { useState } from "react";

export interface Kept<T> {
  /** The latest that came: it stays while another is on its way, and where that one fails. */
  value: T | undefined;
  pending: boolean;
  error: Error | null;
  retry: () => void;
}

export function useKept<T>({ data, isFetching, error, refetch }: UseQueryResult<T>): Kept<T> {
  const [last, setLast] = useState(data);
  if (data !== undefined && data !== last) setLast(data);
  return { value: data ?? last, pending: isFetching, error, retry: () => void refetch() };
}
