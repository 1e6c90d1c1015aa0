/** One sentence; the higher its rank, the sooner it is left out. */
export interface Line {
  said: string;
  rank: number;
}

export const must = (said: string): Line => ({ said, rank: 0 });
export const may = (rank: number, said: string): Line => ({ said, rank });
