"use client";

import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { apiRequest } from "@/lib/client/api";
import { toastLater } from "@/lib/client/toast";
import { SUCCESS } from "@/lib/client/toasts";

interface NewAchievements {
  hasNewAchievements: boolean;
  newAchievements: string[];
}

/** Opening a project asks for new achievements, once per visit, and announces them. */
export function useAchievements(userId: string, projectId: string) {
  const { data } = useQuery<NewAchievements>({
    queryKey: ["achievements", userId, projectId],
    queryFn: () => apiRequest("POST", "/api/gamification/check-achievements", { userId, projectId }),
    gcTime: 0,
  });
  useEffect(() => {
    if (data?.hasNewAchievements) toastLater(SUCCESS.achievement);
  }, [data]);
}
